import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Excuse } from '@domain/bookings/booking-terms.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly excuses: readonly Excuse[];
  /** Whether the reader may accept an excuse. */
  readonly isStaff: boolean;
  readonly value: Excuse | undefined;
  readonly onChange: (excuse: Excuse | undefined) => void;
}

/** Why a booking is cancelled: the agency may accept an excuse, a client may ask for it. */
export const ShownExcuses = ({ excuses, isStaff, value, onChange }: Props) => {
  const text = useText();
  const labelId = useId();
  if (!isStaff) return <Muted>{text('charges.askForExcuse')}</Muted>;

  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: '0.875rem' }}>
        {text('charges.excuse')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? 'none'}
        onChange={(_event, chosen) => onChange(excuses.find((excuse) => excuse === chosen))}
      >
        {(['none', ...excuses] as const).map((reason) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio />}
            label={text(`charges.excuse.${reason}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
