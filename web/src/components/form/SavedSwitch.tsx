import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FailedHere } from '../states/FailedHere.tsx';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';

interface Props {
  readonly label: string;
  /** Accessible context of the switch. */
  readonly name: string;
  readonly checked: boolean;
  /** Text when saving failed. */
  readonly failed: string;
  readonly change: (next: boolean, submission: Submission) => Promise<unknown>;
}

/** A switch that updates optimistically and shows a failure beside it. */
export const SavedSwitch = ({ label, name, checked, failed, change }: Props) => {
  const state = useOptimistic<boolean>(checked, change);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={state.shown}
            onChange={(event) => state.change(event.target.checked)}
            slotProps={{ input: { role: 'switch', 'aria-label': name } }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2', sx: { color: 'text.secondary' } } }}
        sx={{ marginInlineStart: -0.75, marginInlineEnd: 0 }}
      />
      {state.failure !== undefined && (
        <FailedHere error={state.failure} what={failed} onRetry={state.retry} />
      )}
    </div>
  );
};
