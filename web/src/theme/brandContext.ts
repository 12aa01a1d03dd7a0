import { createContext, useContext, useEffect } from 'react';
import { localSlot } from '../lib/storage/browserStorage.ts';
import { DEFAULT_ACCENT } from './accent.ts';

/** What a page is shown under: a colour, and the platform's name when it is known. */
export interface Brand {
  readonly accent: string;
  readonly title: string | undefined;
}

interface BrandState extends Brand {
  readonly setBrand: (brand: Brand) => void;
}

/** The colour seen last, so that the first paint of the next visit has it. */
const accentSlot = localSlot('vc.accent');

export const initialBrand = (): Brand => ({ accent: accentSlot.read() ?? DEFAULT_ACCENT, title: undefined });

export const BrandContext = createContext<BrandState>({
  accent: DEFAULT_ACCENT,
  title: undefined,
  setBrand: () => undefined,
});

/** Shows the page in a brand's colour and name from now on; does nothing until they are known. */
export const useBrand = (accent: string | null | undefined, title?: string): void => {
  const { setBrand } = useContext(BrandContext);
  useEffect(() => {
    if (!accent) return;
    accentSlot.write(accent);
    setBrand({ accent, title });
  }, [accent, title, setBrand]);
};

/** Shows an agency's isotype in the browser's tab, for as long as it is worked with; without one, the platform's own. */
export const useBrandIcon = (address: string | null | undefined): void => {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !address) return undefined;
    const { href, type } = icon;
    icon.removeAttribute('type');
    icon.href = address;
    return () => {
      icon.type = type;
      icon.href = href;
    };
  }, [address]);
};
