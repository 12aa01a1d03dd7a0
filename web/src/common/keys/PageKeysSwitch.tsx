import { api } from '../../lib/http/api.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import { isImpersonating, useSession } from '../../lib/session/session.ts';

/** Turns single-key shortcuts of whole pages on or off for the account; nothing for visitors and acting admins. */
export const PageKeysSwitch = () => {
  const text = useText();
  const { state, noteOwn } = useSession();
  const person = state.status === 'signedIn' ? state : undefined;
  const keys = useOptimistic<boolean>(person?.pageKeys ?? false, async (pageKeys, submission) => {
    await api.accounts.changePageKeys({ pageKeys }, submission);
    noteOwn({ pageKeys });
  });
  if (!person || isImpersonating(person)) return null;

  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={keys.shown}
            onChange={(event) => keys.change(event.target.checked)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={text('common.pageKeys')}
      />
      {keys.failure !== undefined && (
        <FailedHere error={keys.failure} what={text('common.notSaved')} onRetry={keys.retry} />
      )}
    </>
  );
};
