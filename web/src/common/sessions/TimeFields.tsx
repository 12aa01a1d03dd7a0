import { useField } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { FieldPair } from '../../components/form/FieldPair.tsx';
import { FormDateTime } from '../../components/form/FormDateTime.tsx';
import { FormZone } from '../../components/form/FormZone.tsx';

/** Start and end of a session in a time zone. Changing the zone keeps the moments. */
export const TimeFields = () => {
  const text = useText();
  const [{ value: timeZone }] = useField<string>('timeZone');

  return (
    <>
      <FormZone name="timeZone" label={text('sessions.zone')} helperText={text('sessions.zoneHint')} />
      <FieldPair>
        <FormDateTime
          name="startsAt"
          label={text('sessions.start')}
          required
          from="now"
          timeZone={timeZone}
        />
        <FormDateTime name="endsAt" label={text('sessions.end')} required from="now" timeZone={timeZone} />
      </FieldPair>
    </>
  );
};
