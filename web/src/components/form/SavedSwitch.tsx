import type { ChangeEvent } from 'react';
import Checkbox from '@mui/material/Checkbox';
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
  /** One of several in a group: drawn as a checkbox. */
  readonly isCheckbox?: boolean;
  readonly change: (next: boolean, submission: Submission) => Promise<unknown>;
}

/** A switch or checkbox that updates optimistically and shows a failure beside it. */
export const SavedSwitch = ({ label, name, checked, failed, isCheckbox = false, change }: Props) => {
  const state = useOptimistic<boolean>(checked, change);
  const control = {
    size: 'small' as const,
    checked: state.shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => state.change(event.target.checked),
  };

  return (
    <div>
      <FormControlLabel
        control={
          isCheckbox ? (
            <Checkbox {...control} slotProps={{ input: { 'aria-label': name } }} />
          ) : (
            <Switch {...control} slotProps={{ input: { role: 'switch', 'aria-label': name } }} />
          )
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
