import type { Components, Theme } from '@mui/material/styles';
import { getGlobalStyles } from './globalStyles.ts';

const control = { borderRadius: 6 };
/** Overlays. */
const getFloatingStyle = ({ vars }: Omit<Theme, 'components'>) => ({
  borderRadius: 8,
  border: `1px solid ${vars.palette.surface.line}`,
  backgroundColor: vars.palette.surface.raised,
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
});

/** Borders before shadows; a control's edge is always visible; the focus ring is the same on everything. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: { styleOverrides: getGlobalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        // Buttons remove the page's focus ring; this restores it.
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        // In a list the rows touch, so the ring lies inside.
        '&.MuiMenuItem-root.Mui-focusVisible, &.MuiListItemButton-root.Mui-focusVisible': {
          outlineOffset: -2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...control,
        minHeight: 36,
        paddingInline: 14,
        whiteSpace: 'nowrap',
        // The width of a 1280 px page zoomed to 400 %: no horizontal scrolling (WCAG 1.4.10).
        '@media (max-width: 359.95px)': { whiteSpace: 'normal' },
      },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 48, paddingInline: 20, fontSize: '1rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.surface.lineStrong }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: control, sizeSmall: { padding: 5, minWidth: 28, minHeight: 28 } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 8 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.surface.line}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: '0 24px 64px rgb(0 0 0 / 0.28)',
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 620, padding: '20px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => getFloatingStyle(theme) } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...getFloatingStyle(theme), marginBlock: 4 }),
      // The same height as other single-line controls; the input adds the rest.
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingBlock: 'calc(var(--vc-input-block) - 2.5px)',
        },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.lineStrong },
      }),
      // One height for every control of one line, larger where it is touched.
      input: { '&:not(.MuiInputBase-inputMultiline)': { paddingBlock: 'var(--vc-input-block)' } },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, var(--vc-label-top)) scale(1)' },
      },
    },
  },
  // Bold text, not headings, which would break the page's heading order.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: 'var(--vc-helper-size)' } },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 500 },
      sizeSmall: { height: 22, fontSize: '0.75rem' },
    },
  },
  // The track carries the state; its edge is visible in both positions.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 34, height: 20, padding: 0, margin: 6 },
      sizeSmall: {
        width: 34,
        height: 20,
        padding: 0,
        '& .MuiSwitch-switchBase': { padding: 3 },
        '& .MuiSwitch-thumb': { width: 14, height: 14 },
      },
      switchBase: ({ theme }) => ({
        padding: 3,
        '&.Mui-checked': { transform: 'translateX(14px)', color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: 10,
        opacity: 1,
        backgroundColor: theme.vars.palette.surface.lineStrong,
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: { tooltip: { fontSize: '0.75rem', borderRadius: 6, padding: '6px 8px' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, padding: '10px 16px' }),
      head: ({ theme }) => ({
        fontSize: '0.75rem',
        fontWeight: 550,
        lineHeight: 1.4,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  // In text, colour alone doesn't distinguish a link.
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { borderRadius: 6 } } },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
