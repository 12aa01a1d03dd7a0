import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from './visuallyHidden.ts';

/** Elements that aren't printed; components opt in with `data-off-paper`. */
export const UNPRINTED_SELECTORS = [
  '[data-off-paper]',
  'aside',
  'nav',
  'header:not(main header)',
  '[role="toolbar"]',
  '[role="tablist"]',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiSwitch-root',
  '.MuiDataGrid-cellCheckbox',
  '.MuiDataGrid-columnHeaderCheckbox',
  '.visually-hidden',
  'a[href^="#"]',
].join(', ');

/** Global styles, in both colour schemes. */
export const getGlobalStyles = (theme: Omit<Theme, 'components'>) => ({
  ':root': {
    '--vc-body-size': '0.875rem',
    '--vc-helper-size': '0.75rem',
    '--vc-input-block': '8.5px',
    '--vc-choice-block': '6px',
    '--vc-label-top': '9px',
  },
  // Pages opened from a mail or a shared link are read on a phone, at arm's length.
  ':root[data-density="token"]': {
    '--vc-body-size': '1rem',
    '--vc-helper-size': '0.875rem',
    '--vc-input-block': '12.5px',
    '--vc-choice-block': '10px',
    '--vc-label-top': '13px',
  },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: 72 },
  body: { fontFeatureSettings: '"cv05", "ss03"', textWrap: 'pretty' },
  // Only for figures, because Inter also widens the hyphen.
  'time, .MuiTableCell-alignRight, .MuiDataGrid-cell--textRight': { fontVariantNumeric: 'tabular-nums' },
  'h1, h2, h3': { textWrap: 'balance' },
  '*:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  // The text field draws its own ring.
  '.MuiInputBase-input:focus-visible, .MuiSelect-select:focus-visible, [role="dialog"]:focus-visible, main:focus-visible':
    { outline: 'none' },
  // As high as other controls; chosen values are beside the input, so the frame has the padding.
  ':root .MuiAutocomplete-root .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
    paddingTop: 'var(--vc-choice-block)',
    paddingBottom: 'var(--vc-choice-block)',
    '& .MuiAutocomplete-input': { paddingTop: 2.5, paddingBottom: 2.5 },
  },
  // Menus of tables float above the page, outside of every table's own styles.
  '.MuiDataGrid-menu .MuiPaper-root, .MuiDataGrid-panel .MuiPaper-root': {
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.surface.line}`,
    backgroundColor: theme.vars.palette.surface.raised,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
  },
  '.visually-hidden': visuallyHidden,
  // On paper a page is its content alone.
  '@media print': {
    [UNPRINTED_SELECTORS]: { display: 'none !important' },
    'html, body, #root, #root > *, main': {
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
