import type { KeyboardEvent } from 'react';
import type { Theme } from '@mui/material/styles';
import type { PickerFieldProps } from './pickerFieldProps.ts';

/** Styles like other single-line fields. */
const getLook = (isEmpty: boolean) => (theme: Theme) => ({
  '& .MuiPickersOutlinedInput-root': {
    borderRadius: '6px',
    backgroundColor: theme.vars.palette.background.paper,
    paddingInline: '14px',
  },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.lineStrong },
  '& .MuiPickersSectionList-root': {
    paddingBlock: 'var(--vc-input-block)',
    // The date format must be readable before typing: 4.5:1.
    ...(isEmpty ? { opacity: 0.75 } : {}),
  },
});

/** Calendars have the style of menus. */
const getFloatingLook = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: '8px',
  backgroundColor: theme.vars.palette.surface.raised,
  backgroundImage: 'none',
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
});

const getPlainLook = (isEmpty: boolean) => (theme: Theme) => ({
  ...getLook(isEmpty)(theme),
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    marginBottom: '4px',
    fontSize: '0.875rem',
    color: 'inherit',
  },
  '& legend': { display: 'none' },
});

/** Properties of a picker's text field: name, helper text and keys. */
export const getFieldSlots = (
  {
    name,
    required = false,
    isPlain = false,
    error = false,
    helperText,
    helperRole,
    onLeave,
    onGiveUp,
  }: PickerFieldProps,
  isEmpty: boolean,
) => ({
  desktopPaper: { sx: getFloatingLook },
  openPickerIcon: { fontSize: 'small' as const },
  field: { clearable: !required },
  textField: {
    ...(name ? { name } : {}),
    size: 'small' as const,
    fullWidth: true,
    required,
    error,
    helperText,
    sx: (isPlain ? getPlainLook : getLook)(isEmpty),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') onLeave?.();
      if (event.key === 'Escape') onGiveUp?.();
    },
    slotProps: { inputLabel: { shrink: true }, formHelperText: helperRole ? { role: helperRole } : {} },
  },
});
