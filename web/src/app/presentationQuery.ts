import { createLocalSlot } from '../lib/storage/browserStorage.ts';
import { THEME_STORAGE_KEY } from '../theme/themeStorage.ts';

const NAV_STYLES = ['full', 'rail'] as const;
const LAYOUT_TYPES = ['full', 'boxed'] as const;
type NavStyle = (typeof NAV_STYLES)[number];
type LayoutType = (typeof LAYOUT_TYPES)[number];
/** Placement of the navigation: in its own style, or behind a button. */
type NavPlace = NavStyle | 'button';

/** Window widths in CSS pixels below which the menu is a rail, or hidden. */
const NARROW = 1200;
const NARROWEST = 600;

const navSlot = createLocalSlot('vc.nav-style');
const layoutSlot = createLocalSlot('vc.layout-type');

const pickOne = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);

/** `?theme`, `?nav-style` and `?layout-type` set how the app looks, and are remembered. */
export const applyPresentationQuery = (search = window.location.search): void => {
  const query = new URLSearchParams(search);
  const theme = pickOne(['light', 'dark', 'system'] as const, query.get('theme'));
  if (theme) createLocalSlot(THEME_STORAGE_KEY).write(theme);
  const nav = pickOne(NAV_STYLES, query.get('nav-style'));
  if (nav) navSlot.write(nav);
  const layout = pickOne(LAYOUT_TYPES, query.get('layout-type'));
  if (layout) layoutSlot.write(layout);
};

/** Returns the chosen style; by default narrow windows get a rail, and the narrowest always hide the menu. */
export const getInitialNavPlace = (): NavPlace => {
  if (window.innerWidth < NARROWEST) return 'button';
  return pickOne(NAV_STYLES, navSlot.read()) ?? (window.innerWidth < NARROW ? 'rail' : 'full');
};
/** Subscribes to window widths at which the navigation changes place; returns the unsubscriber. */
export const watchNavWidth = (onChange: () => void): (() => void) => {
  const limits = [NARROW, NARROWEST].map((width) => window.matchMedia(`(max-width: ${width - 0.05}px)`));
  limits.forEach((limit) => limit.addEventListener('change', onChange));
  return () => limits.forEach((limit) => limit.removeEventListener('change', onChange));
};
export const rememberNavStyle = (style: NavStyle): void => navSlot.write(style);
export const getLayoutType = (): LayoutType => pickOne(LAYOUT_TYPES, layoutSlot.read()) ?? 'full';
