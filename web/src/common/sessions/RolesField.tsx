import { useId } from 'react';
import { useField } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { getBrowserZone } from '../../lib/getBrowserZone.ts';
import { useAvailabilityRequests, useChosenDemos, useCharacters } from '../board/useBoard.ts';
import { useSpanText } from '../../lib/useSpanText.ts';
import { useFieldText } from '../../components/form/useFieldText.ts';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { isJoining, getRoleOptions, type FirstRole } from './getRoleOptions.ts';

const FIELD = 'moreCastingDemoIds';

interface Props {
  readonly projectId: string;
  readonly first: FirstRole;
}

/** Further roles to record in the same session; renders nothing with only one. */
export const RolesField = ({ projectId, first }: Props) => {
  const text = useText();
  const spanText = useSpanText();
  const labelId = useId();
  const [{ value }, , helpers] = useField<string[]>(FIELD);
  const [{ value: timeZone = getBrowserZone() ?? 'UTC' }] = useField<string | undefined>('timeZone');
  const error = useFieldText(FIELD);
  const [requests, chosen, voices] = [
    useAvailabilityRequests(projectId),
    useChosenDemos(projectId),
    useCharacters(projectId),
  ];
  const failed = [requests, chosen, voices].find(({ status }) => status === 'error');
  if (failed)
    return <FailedHere error={failed.error} what={text('sessions.rolesFailed')} onRetry={failed.retry} />;

  const options = getRoleOptions(first, requests.data ?? [], chosen.data ?? []);
  if (options.length === 0) return null;

  const names = new Map(voices.data?.map(({ id, name }) => [id, name]));

  const availabilityRequest = requests.data?.find(
    ({ castingId, talentId, voiceId, state }) =>
      castingId === first.castingId &&
      talentId === first.talentId &&
      voiceId === first.voiceId &&
      state === 'accepted',
  );

  const ownSlot = availabilityRequest && getBookedSpan(availabilityRequest);
  const ticked = options.filter(({ castingDemoId }) => value.includes(castingDemoId));
  const slots = [...(ownSlot ? [ownSlot] : []), ...ticked.flatMap(({ slot }) => slot ?? [])];
  const toggle = (id: string, isOn: boolean) =>
    void helpers.setValue(isOn ? [...value, id] : value.filter((roleId) => roleId !== id));

  return (
    <FormControl role="group" aria-labelledby={labelId} error={error !== undefined} data-field={FIELD}>
      <Typography id={labelId} variant="h4" component="h3">
        {text('sessions.moreRoles')}
      </Typography>
      <Muted>{text('sessions.moreRolesHint')}</Muted>
      {options.map(({ castingDemoId, voiceId, slot }) => {
        const isTicked = value.includes(castingDemoId);
        const isApart = !isTicked && !isJoining(slots, slot);
        const time = slot && spanText(slot, timeZone, 'date');

        return (
          <FormControlLabel
            key={castingDemoId}
            disabled={isApart}
            control={<Checkbox checked={isTicked} onChange={(_event, isOn) => toggle(castingDemoId, isOn)} />}
            label={
              <>
                <bdi>{names.get(voiceId) ?? ''}</bdi>
                <Muted component="span" variant="inherit" sx={{ display: 'block', fontSize: '0.8125rem' }}>
                  {time === undefined
                    ? text('sessions.roleChosen')
                    : text(isApart ? 'sessions.roleApart' : 'sessions.roleBooked', { time })}
                </Muted>
              </>
            }
          />
        );
      })}
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
};
