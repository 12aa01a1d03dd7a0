import { useId, useState } from 'react';
import { useField } from 'formik';
import { sessionChangeSchema } from '@domain/sessions/sessions.schema.ts';
import type { SessionNotes } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { LineField } from '../../../components/form/LineField.tsx';
import { useFieldText } from '../../../components/form/useFieldText.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Values {
  readonly notes: SessionNotes;
}

const schema = sessionChangeSchema.pick(['notes']);

/** Whole minutes; invalid input keeps the value. */
const Minutes = ({ name, label }: { readonly name: string; readonly label: string }) => {
  const id = useId();
  const [field, , helpers] = useField<number | ''>(name);
  const error = useFieldText(name);

  return (
    <LineField
      id={id}
      label={label}
      value={field.value}
      onChange={({ target: { value } }) => {
        if (/^\d{0,4}$/.test(value)) void helpers.setValue(value === '' ? '' : Number(value));
      }}
      onBlur={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error}
      htmlInput={{ inputMode: 'numeric' }}
    />
  );
};

/** A session's outcome: late start, absences, overtime. */
export const NotesDialog = ({
  session,
  onClose,
}: {
  readonly session: RecordingSession;
  readonly onClose: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const [{ id, revision, notes }] = useState(session);

  return (
    <FormDialog<Values>
      draft={`session.notes.${id}.${revision}`}
      title={text('sessions.notes')}
      lead={text('sessions.notesLead')}
      initial={{ notes }}
      schema={schema}
      submitLabel={text('common.save')}
      onSubmit={async (values, submission) => {
        await api.sessions.update({ id }, { revision, notes: values.notes }, submission);
        toasts.success(text('sessions.noted'));
      }}
      onClose={onClose}
    >
      <FieldPair>
        <Minutes name="notes.lateMinutes" label={text('sessions.lateMinutes')} />
        <Minutes name="notes.overtimeMinutes" label={text('sessions.overtimeMinutes')} />
      </FieldPair>
      <FormTextField name="notes.noShow" label={text('sessions.noShow')} autoComplete="off" />
    </FormDialog>
  );
};
