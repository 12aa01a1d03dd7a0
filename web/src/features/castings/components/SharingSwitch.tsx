import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { useOptimistic } from '../../../lib/press/useOptimistic.ts';

interface Props {
  readonly label: string;
  /** Of which language, for who does not see in which column it stands. */
  readonly name: string;
  readonly checked: boolean;
  readonly change: (next: boolean, press: Press) => Promise<void>;
}

/** One way in which a language is shared, on or off: at once on the screen, and told beside it where that failed. */
export const SharingSwitch = ({ label, name, checked, change }: Props) => {
  const text = useText();
  const sharing = useOptimistic<boolean>(checked, change);
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={sharing.shown}
            onChange={(event) => sharing.change(event.target.checked)}
            slotProps={{ input: { role: 'switch', 'aria-label': name } }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2', sx: { color: 'text.secondary' } } }}
        sx={{ marginInlineStart: -0.75, marginInlineEnd: 0 }}
      />
      {sharing.failure !== undefined && (
        <FailedHere
          error={sharing.failure}
          what={text('selection.visibilityFailed')}
          onRetry={sharing.retry}
        />
      )}
    </Box>
  );
};
