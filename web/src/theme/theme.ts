import { createTheme, type ColorSystemOptions, type Theme } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import type { FormatText } from '../i18n/useText.ts';
import { getAccent } from '@domain/branding/accent.ts';
import { components } from './componentOverrides.ts';
import { getInk, parseHex, toHex, BLACK } from '@domain/branding/contrast.ts';
import { STATES, SURFACES, type SchemeName } from '@domain/branding/surfaces.ts';

const FONT = '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

const toStateColour = (main: string) => ({
  main,
  contrastText: toHex(getInk(parseHex(main) ?? BLACK)),
});

const makeScheme = (name: SchemeName, brand: string): ColorSystemOptions => {
  const surface = SURFACES[name];
  const state = STATES[name];

  return {
    palette: {
      mode: name,
      primary: getAccent(brand, name),
      secondary: toStateColour(surface.textMuted),
      info: toStateColour(state.waiting),
      success: toStateColour(state.positive),
      error: toStateColour(state.negative),
      warning: toStateColour(state.attention),
      background: { default: surface.canvas, paper: surface.base },
      text: { primary: surface.text, secondary: surface.textMuted, disabled: surface.textFaint },
      action: { active: surface.textMuted },
      divider: surface.line,
      surface: {
        sunken: surface.sunken,
        raised: surface.raised,
        line: surface.line,
        lineStrong: surface.lineStrong,
        faint: surface.textFaint,
        wave: surface.wave,
      },
    },
  };
};

const makeTextStyle = (size: string, weight: number, lineHeight: number, letterSpacing = '0') => ({
  fontSize: size,
  fontWeight: weight,
  lineHeight,
  letterSpacing,
});

/** Texts of selection lists. */
const listTexts = (words: FormatText) => ({
  openText: words('list.open'),
  closeText: words('list.close'),
  clearText: words('list.clear'),
  noOptionsText: words('list.nothing'),
  loadingText: words('list.loading'),
});

/** The theme for one brand colour. Sizes are 12, 13, 14, 16, 20 and 28; weight carries the hierarchy. */
export const createAppTheme = (brand: string, words: FormatText): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'vc' },
    colorSchemes: { light: makeScheme('light', brand), dark: makeScheme('dark', brand) },
    spacing: 8,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: FONT,
      fontWeightBold: 650,
      h1: makeTextStyle('1.75rem', 650, 1.2, '-0.018em'),
      h2: makeTextStyle('1.25rem', 620, 1.3, '-0.012em'),
      h3: makeTextStyle('1rem', 600, 1.4, '-0.006em'),
      h4: makeTextStyle('0.875rem', 600, 1.4),
      h5: makeTextStyle('0.8125rem', 600, 1.4),
      h6: makeTextStyle('0.75rem', 600, 1.4),
      subtitle1: makeTextStyle('1rem', 500, 1.5),
      subtitle2: makeTextStyle('0.8125rem', 550, 1.45),
      // 14 in the workspace, 16 on pages opened from a mail: see globalStyles.
      body1: makeTextStyle('var(--vc-body-size)', 400, 1.5),
      body2: makeTextStyle('0.8125rem', 400, 1.5),
      button: { ...makeTextStyle('0.875rem', 550, 1.4), textTransform: 'none' },
      caption: makeTextStyle('0.75rem', 400, 1.4),
      overline: { ...makeTextStyle('0.75rem', 550, 1.4), textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 80,
        shorter: 110,
        short: 130,
        standard: 160,
        complex: 180,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    components: { ...components, MuiAutocomplete: { defaultProps: listTexts(words) } },
  });
