import { useState } from 'react';
import { Form, useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import { dossierSchema } from '@domain/dossiers/dossiers.schema.ts';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { api } from '../../../lib/http/api.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useNotes } from '../data/agencyRequests.ts';

type Dossier = Serialised<TalentDossier>;

interface FormProps {
  readonly talentId: string;
  readonly stored: Dossier | null;
  readonly onSaved: (dossier: Dossier) => void;
}

/** A colleague's concurrent save, beside the draft. */
const TheirNotes = ({ comment }: { readonly comment: string }) => {
  const text = useText();
  const { setFieldValue } = useFormikContext();

  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={() => void setFieldValue('comment', comment)}>
          {text('notes.takeTheirs')}
        </Button>
      }
    >
      <AlertTitle>{text('notes.theirs')}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment}</Box>
      <Typography variant="body2">{text('notes.keepMine')}</Typography>
    </Alert>
  );
};

const Notes = ({ talentId, stored, onSaved }: FormProps) => {
  const text = useText();
  const draft = useDraft(`notes.${talentId}`);
  const [newerDossier, setNewerDossier] = useState<Dossier>();

  const save = useSave<{ readonly comment: string }>(draft, async ({ comment }, submission) => {
    const dossier = newerDossier ?? stored;
    const send = dossier ? api.talents.updateDossier : api.talents.createDossier;
    const seen = dossier ? { updatedAt: dossier.updatedAt } : {};

    try {
      const saved = await send({ talent: talentId, comment, ...seen }, submission);
      setNewerDossier(undefined);
      onSaved(saved);
    } catch (error) {
      if (isApiError(error) && error.status === 409)
        setNewerDossier((await api.talents.dossier({ talent: talentId })) ?? undefined);
      throw error;
    }
  });

  return (
    <AppFormik
      key={stored?.updatedAt}
      initialValues={{ comment: stored?.comment ?? '' }}
      validationSchema={dossierSchema.pick(['comment'])}
      onSubmit={save}
    >
      <Stack component={Form} noValidate>
        <Draft of={draft} />
        {newerDossier && <TheirNotes comment={newerDossier.comment} />}
        <FormTextArea name="comment" label={text('notes.title')} max={TEXT_AREA_MAX} rows={5} />
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};

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
