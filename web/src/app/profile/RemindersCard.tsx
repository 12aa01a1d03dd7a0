import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { User } from '@domain/accounts/accounts.ts';
import { api } from '../../lib/http/api.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';

/** Turns a talent's email reminders of deadlines on or off. Saves automatically. */
export const RemindersCard = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const user = useLiveDoc<User>(`users/${uid}`);
  const reminders = useOptimistic<boolean>(
    user.data?.remindersByEmail ?? true,
    (remindersByEmail, submission) => api.accounts.changeReminders({ remindersByEmail }, submission),
  );

  return (
    <SectionCard title={text('reminders.card')} lead={text('reminders.lead')}>
      <FormControlLabel
        disabled={user.status === 'loading'}
        control={
          <Switch
            checked={reminders.shown}
            onChange={(event) => reminders.change(event.target.checked)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={text('reminders.byEmail')}
      />
      {reminders.failure !== undefined && (
        <FailedHere error={reminders.failure} what={text('common.notSaved')} onRetry={reminders.retry} />
      )}
    </SectionCard>
  );
};
