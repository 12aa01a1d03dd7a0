import { useState } from 'react';
import { getRevision, getRound, type Audition } from '@domain/auditions/auditions.ts';
import { auditionChangeSchema, type AuditionChangeValues } from '@domain/auditions/auditions.schema.ts';
import { proposeOutcomeDate } from '@domain/auditions/outcome-date.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { ClipField } from './ClipField.tsx';
import { TermsFields } from './TermsFields.tsx';

const toIso = (moment: { toMillis(): number }): string => new Date(moment.toMillis()).toISOString();

const Change = ({ audition, onClose }: { readonly audition: Audition; readonly onClose: () => void }) => {
  const text = useText();
  const toasts = useToasts();
  // The version at opening: concurrent changes aren't overwritten unseen.
  const [opened] = useState(audition);
  const { id, style, script, scriptPdf = null, clip = null, brief } = opened;
  const [booked, setBooked] = useState<AuditionChangeValues>();
  const deadline = toIso(opened.deadline);
  const outcomeBy = opened.outcomeBy ? toIso(opened.outcomeBy) : proposeOutcomeDate(deadline, 'local');
  const revision = getRevision(opened);
  const key = `audition.change.${id}.${revision}`;
  const draft = useDraft(key);

  const save = async (values: AuditionChangeValues, submission: Submission) => {
    await api.auditions.update({ id }, auditionChangeSchema.cast(values), submission);
    draft.forget();
    toasts.success(text('auditions.changed'));
    onClose();
  };

  return (
    <FormDialog<AuditionChangeValues>
      draft={key}
      title={text('auditions.changeTitle')}
      lead={text('auditions.changeLead')}
      initial={{
        style,
        script,
        scriptPdf,
        clip: clip?.id ?? null,
        brief,
        deadline,
        outcomeBy,
        revision,
        changesBookedScript: false,
      }}
      schema={auditionChangeSchema}
      submitLabel={text('auditions.changeSend')}
      maxWidth={600}
      keepsDraft
      onSubmit={async (values, submission) => {
        try {
          await save(values, submission);
        } catch (error) {
          if (!isApiError(error) || error.code !== 'audition.scriptBooked') throw error;
          setBooked(values);
        }
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      {getRound(opened) > 1 && <ClipField projectId={opened.projectId} saved={{ auditionId: id, clip }} />}
      <TermsFields projectId={opened.projectId} auditionId={id} />
      <ConfirmDialog
        open={booked !== undefined}
        title={text('auditions.changeBookedTitle')}
        confirmLabel={text('auditions.changeBooked')}
        onConfirm={async (submission) => {
          if (booked) await save({ ...booked, changesBookedScript: true }, submission);
        }}
        onCancel={() => setBooked(undefined)}
      >
        {text('auditions.changeBookedText')}
      </ConfirmDialog>
    </FormDialog>
  );
};

/** Edits or extends an audition request; shown once it is loaded. */
export const ChangeAuditionDialog = ({
  auditionId,
  onClose,
}: {
  readonly auditionId: string;
  readonly onClose: () => void;
}) => {
  const { data } = useLiveDoc<Audition>(`auditions/${auditionId}`);
  return data ? <Change audition={data} onClose={onClose} /> : null;
};
