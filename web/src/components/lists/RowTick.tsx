import Box from '@mui/material/Box';
import { TICKS_ROW } from './rowKeys.ts';

interface Props {
  /** What is selected, in words. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for are selected, and others are not. */
  readonly isPart?: boolean;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
}

/** Selects a row of a list. The browser's own box: the library's would come with every first screen that has a list. */
export const RowTick = ({ label, checked, isPart = false, disabled = false, onToggle }: Props) => (
  <Box
    component="label"
    sx={{
      // A finger's room around a small box, above the link that a whole row may be.
      position: 'relative',
      zIndex: 1,
      display: 'inline-grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      marginInlineStart: '-8px',
      flex: 'none',
      cursor: disabled ? 'default' : 'pointer',
      '& input': { width: 16, height: 16, margin: 0, accentColor: 'var(--vc-palette-primary-main)' },
    }}
  >
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = isPart;
      }}
      onChange={onToggle}
      {...TICKS_ROW}
    />
  </Box>
);
