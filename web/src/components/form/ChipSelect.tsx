import type { ReactNode } from 'react';
import TextField from '@mui/material/TextField';

interface Props {
  readonly id: string;
  /** Accessible label of the selection. */
  readonly label: string;
  readonly value: string;
  /** Text of the choice; absent: the chosen entry's label. */
  readonly shown?: ReactNode;
  /** Without a border, for rarely changed choices. */
  readonly isQuiet?: boolean;
  readonly onChange: (value: string) => void;
  /** Menu items. */
  readonly children: ReactNode;
}

/** A choice as a chip that opens its list. */
export const ChipSelect = ({ id, label, value, shown, isQuiet = false, onChange, children }: Props) => (
  <TextField
    select
    hiddenLabel
    fullWidth={false}
    id={id}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      select: {
        SelectDisplayProps: { 'aria-label': label },
        ...(shown === undefined ? {} : { renderValue: () => shown }),
      },
    }}
    sx={{
      maxWidth: 220,
      '& .MuiInputBase-root': {
        height: 32,
        borderRadius: '16px',
        fontSize: '0.8125rem',
        fontWeight: 550,
        backgroundColor: isQuiet ? 'transparent' : 'background.paper',
      },
      ...(isQuiet ? { '& fieldset': { border: 0 } } : {}),
    }}
  >
    {children}
  </TextField>
);
