import { useState } from 'react';
import { Form } from 'formik';
import type { ClientNotesPage } from '@domain/clients/client-activity.ts';
import { clientNotesSchema } from '@domain/clients/clients.schema.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly clientId: string;
  readonly stored: ClientNotesPage | null;
}

/** The agency's own notes on a client. */
export const ClientNotesForm = ({ clientId, stored }: Props) => {
  const text = useText();
  const [notes, setNotes] = useState(stored);
  const draft = useDraft(`clientNotes.${clientId}`);
  const save = useSave<{ readonly text: string }>(draft, async (values, submission) => {
    const edited = notes ? { updatedAt: notes.updatedAt } : {};
    setNotes(await api.clients.updateNotes({ id: clientId }, { text: values.text, ...edited }, submission));
  });

  return (
    <SectionCard title={text('clients.notes')} lead={text('clients.notesLead')}>
      <AppFormik
        key={notes?.updatedAt}
        initialValues={{ text: notes?.text ?? '' }}
        validationSchema={clientNotesSchema.pick(['text'])}
        onSubmit={save}
      >
        <Stack component={Form} noValidate>
          <Draft of={draft} />
          <FormTextArea name="text" label={text('clients.notes')} max={TEXT_AREA_MAX} rows={3} />
          <SaveBar />
        </Stack>
      </AppFormik>
    </SectionCard>
  );
};
