import Box from '@mui/material/Box';
import { PlainTick } from './PlainTick.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Native radio buttons. */
export const PlainChoice = ({ name, label, options, value, onChange }: Props) => (
  <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ padding: 0, fontSize: '0.875rem', marginBottom: 0.5 }}>
      {label}
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {options.map((option) => (
        <PlainTick key={option.code} label={option.label}>
          <input
            type="radio"
            name={name}
            value={option.code}
            checked={option.code === value}
            onChange={() => onChange(option.code)}
          />
        </PlainTick>
      ))}
    </Box>
  </Box>
);
