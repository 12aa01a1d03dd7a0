import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

interface Props {
  readonly label: string;
  /** Of which language, for who does not see in which column it stands. */
  readonly name: string;
  readonly checked: boolean;
  readonly change: (next: boolean) => Promise<void>;
}

/** One way in which a language is shared, on or off: at once on the screen, and back where it could not be saved. */
export const SharingSwitch = ({ label, name, checked, change }: Props) => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted !== null && wanted === checked) setWanted(null);

  const flip = (next: boolean) => {
    setWanted(next);
    change(next).catch((error: unknown) => {
      setWanted(null);
      toasts.error(errorText(error));
    });
  };
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={wanted ?? checked}
          onChange={(event) => flip(event.target.checked)}
          slotProps={{ input: { role: 'switch', 'aria-label': name } }}
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2', sx: { color: 'text.secondary' } } }}
      sx={{ marginInlineStart: -0.75, marginInlineEnd: 0 }}
    />
  );
};
