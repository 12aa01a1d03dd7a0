import { Form } from 'formik';
import type { Serialised } from '@domain/contract.ts';
import type { DemoDossier } from '@domain/curation/curation.ts';
import { strictObject } from '@domain/messages/yup.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { freeText } from '@domain/values/free-text.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { api } from '../../../lib/http/api.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly demoId: string;
  readonly dossier: Serialised<DemoDossier> | null;
  /** Called after the first save, which creates the dossier. */
  readonly onSaved: () => void;
}

const schema = strictObject({ notes: freeText().required() });

export const DemoNotes = ({ demoId, dossier, onSaved }: Props) => {
  const text = useText();
  const reasons = dossier?.reasons ?? [];
  const toasts = useToasts();
  const draft = useDraft(`notes.${demoId}`);

  const submit = useSubmit<{ notes: string }>(async (values, { submission, helpers }) => {
    const save = dossier === null ? api.curation.createDossierFor : api.curation.updateDossierOf;
    await save({ id: demoId }, { comment: values.notes.trim() }, submission);
    draft.forget();
    resetToSaved(helpers, values);
    toasts.success(text('review.notesSaved'));
    onSaved();
  });

  return (
    <SectionCard title={text('review.notes')} lead={text('review.notesLead')}>
      {reasons.length > 0 && (
        <Muted sx={{ marginBottom: 1.5 }}>
          {text('review.sentToTalent')}: {reasons.map((reason) => text(`review.reason.${reason}`)).join(' ')}
        </Muted>
      )}
      <AppFormik
        initialValues={{ notes: dossier?.comment ?? '' }}
        validationSchema={schema}
        onSubmit={submit}
      >
        <Form noValidate style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
          <Draft of={draft} />
          <div style={{ width: '100%' }} data-notes>
            <FormTextArea name="notes" label={text('review.notes')} max={TEXT_AREA_MAX} rows={2} />
          </div>
          <SubmitButton variant="outlined" size="small">
            {text('review.saveNotes')}
          </SubmitButton>
        </Form>
      </AppFormik>
    </SectionCard>
  );
};
