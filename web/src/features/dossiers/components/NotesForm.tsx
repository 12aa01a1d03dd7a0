import { useState } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Serialised } from '@domain/contract.ts';
import { dossiersApi } from '@domain/dossiers/dossiers.api.ts';
import { dossierSchema } from '@domain/dossiers/dossiers.schema.ts';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import { useNotes } from '../data/dossierCalls.ts';

type Dossier = Serialised<TalentDossier>;

interface FormProps {
  readonly talentId: string;
  readonly stored: Dossier | null;
  readonly onSaved: (dossier: Dossier) => void;
}

const Notes = ({ talentId, stored, onSaved }: FormProps) => {
  const text = useText();
  const draft = useDraft(`notes.${talentId}`);
  const save = useSave<{ readonly comment: string }>(draft, async ({ comment }, press) => {
    const contract = stored ? dossiersApi['talents.updateDossier'] : dossiersApi['talents.createDossier'];
    const seen = stored ? { updatedAt: stored.updatedAt } : {};
    onSaved(await change(contract, { body: { talent: talentId, comment, ...seen } }, press));
  });
  return (
    <AppFormik
      key={stored?.updatedAt}
      initialValues={{ comment: stored?.comment ?? '' }}
      validationSchema={dossierSchema.pick(['comment'])}
      onSubmit={save}
    >
      <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
        <Draft of={draft} />
        <FormTextArea name="comment" label={text('notes.title')} max={TEXT_AREA_MAX} rows={5} />
        <SaveBar />
      </Box>
    </AppFormik>
  );
};

/** What the agency's people and its engineers noted of a talent. */
export const NotesForm = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const notes = useNotes(talentId);
  const [saved, setSaved] = useState<Dossier>();
  return (
    <SectionCard title={text('notes.title')} lead={text('notes.lead')}>
      {notes.status === 'error' && <ErrorState error={notes.error} onRetry={notes.reload} />}
      {notes.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={140} />
        </LoadingState>
      )}
      {notes.status === 'success' && (
        <Notes talentId={talentId} stored={saved ?? notes.data} onSaved={setSaved} />
      )}
    </SectionCard>
  );
};
