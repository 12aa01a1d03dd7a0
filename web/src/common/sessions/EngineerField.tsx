import { useField } from 'formik';
import { isInstant } from '@domain/values/dates.ts';
import { isSessionLong } from '@domain/sessions/sessions.schema.ts';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { FormSelect } from '../../components/form/FormSelect.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { ANY_ENGINEER } from './planning.ts';

interface Props {
  readonly castingId: string;
  /**
   * The edited session: its own time doesn't make engineers busy, and its engineer stays unless another is chosen. Its start
   * and end (ISO) apply if the form has none.
   */
  readonly session?: {
    readonly id: string;
    readonly engineerId: string;
    readonly engineerName: string;
    readonly startsAt: string;
    readonly endsAt: string;
  };
}

/** Selects an engineer free at the chosen time, or any for a new session. Busy ones are listed as such. */
export const EngineerField = ({ castingId, session }: Props) => {
  const text = useText();
  const [{ value: startsAt = session?.startsAt ?? '' }] = useField<string | undefined>('startsAt');
  const [{ value: endsAt = session?.endsAt ?? '' }] = useField<string | undefined>('endsAt');
  const [{ value: chosen }] = useField<string>('engineerId');
  const isTime = isInstant(startsAt) && isInstant(endsAt) && isSessionLong(startsAt, endsAt);
  const engineers = useRequest(
    isTime ? JSON.stringify(['sessionEngineers', castingId, startsAt, endsAt]) : null,
    (signal) => api.sessions.engineers({ castingId }, { startsAt, endsAt, except: session?.id }, { signal }),
  );
  const all = engineers.data ?? [];
  const free = all.filter(({ isFree }) => isFree);
  // The current engineer stays listed, even if busy at the chosen time.
  const engineer = all.find(({ id }) => id === chosen);
  const isKept = chosen !== ANY_ENGINEER && !free.some(({ id }) => id === chosen);
  const name = engineer?.name ?? (session?.engineerId === chosen ? session.engineerName : undefined);
  const state = engineer ? 'sessions.notFree' : 'sessions.notHere';
  const keptLabel = engineers.data ? text(state, { name: name ?? '' }) : (name ?? text('list.loading'));

  const options = [
    ...(session ? [] : [{ code: ANY_ENGINEER, label: text('sessions.anyEngineer') }]),
    ...free.map(({ id, name: label }) => ({ code: id, label })),
    ...(isKept ? [{ code: chosen, label: keptLabel }] : []),
    ...all
      .filter(({ id, isFree }) => !isFree && id !== chosen)
      .map(({ id, name: label }) => ({
        code: id,
        label: text('sessions.notFree', { name: label }),
        isDisabled: true,
      })),
  ];

  const hint = isTime && engineers.data && free.length === 0 ? text('sessions.nobodyFree') : undefined;

  return (
    <div>
      <FormSelect
        name="engineerId"
        label={text('sessions.engineer')}
        options={options}
        helperText={hint ?? text('sessions.engineerHint')}
      />
      {engineers.status === 'error' && (
        <FailedHere
          error={engineers.error}
          what={text('sessions.engineersFailed')}
          onRetry={engineers.reload}
        />
      )}
    </div>
  );
};
