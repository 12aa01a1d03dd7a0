import { DIAL_IN_METHODS } from '@domain/sessions/session-limits.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldPair } from '../../components/form/FieldPair.tsx';
import { FormSelect } from '../../components/form/FormSelect.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';

const METHODS = DIAL_IN_METHODS.map((method) => ({ code: method, label: method }));

/** Fields of the join link, which may be added later, and the studio. */
export const JoinFields = () => {
  const text = useText();

  return (
    <>
      <FieldPair>
        <FormSelect name="dialIn.method" label={text('sessions.method')} options={METHODS} />
        <FormTextField
          name="dialIn.link"
          type="url"
          label={text('sessions.link')}
          placeholder="https://"
          helperText={text('sessions.linkHint')}
          autoComplete="off"
        />
      </FieldPair>
      <FormTextField
        name="studio"
        label={text('sessions.studio')}
        helperText={text('sessions.studioHint')}
        autoComplete="off"
      />
    </>
  );
};
