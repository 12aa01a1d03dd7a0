import { useId, useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { User } from '@domain/accounts/accounts.ts';
import { api } from '../../lib/http/api.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useText } from '../../i18n/useText.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import { getBrowserZone } from '../../lib/getBrowserZone.ts';
import { getZonesWith } from '../../lib/getZonesWith.ts';

const toReadable = (zone: string): string => zone.replaceAll('_', ' ');

/** The user's time zone, used for deadlines in emails. Saves on selection. */
export const TimeZoneCard = ({ uid }: { readonly uid: string }) => {
  const text = useText();
  const id = useId();
  const user = useLiveDoc<User>(`users/${uid}`);

  const {
    shown,
    change: choose,
    failure,
    retry,
  } = useOptimistic(user.data?.timeZone ?? '', (timeZone, submission) =>
    api.accounts.changeTimeZone({ timeZone }, submission),
  );

  const here = getBrowserZone() ?? '';
  const zones = useMemo(() => getZonesWith(shown, here), [shown, here]);

  return (
    <SectionCard title={text('profile.timeZone')} lead={text('profile.timeZoneLead')}>
      <Autocomplete
        id={id}
        autoHighlight
        disableClearable
        disabled={user.status === 'loading'}
        options={zones}
        getOptionLabel={toReadable}
        // Null means no choice, which this list has no option for.
        value={(shown || null) as string}
        onChange={(_event, zone) => choose(zone)}
        renderInput={(params) => (
          <TextField
            {...params}
            label={text('profile.timeZone')}
            helperText={shown ? undefined : text('profile.timeZoneNone', { zone: toReadable(here || 'UTC') })}
          />
        )}
      />
      {failure !== undefined && <FailedHere error={failure} what={text('common.notSaved')} onRetry={retry} />}
    </SectionCard>
  );
};
