import { useState } from 'react';
import { revisionOf, type Audition } from '@domain/auditions/auditions.ts';
import { auditionChangeSchema, type AuditionChangeValues } from '@domain/auditions/auditions.schema.ts';
import { proposedOutcomeBy } from '@domain/auditions/outcome-date.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { changeAudition } from '../data/auditionCalls.ts';
import { TermsFields } from './TermsFields.tsx';

const iso = (moment: { toMillis(): number }): string => new Date(moment.toMillis()).toISOString();

const Change = ({ audition, onClose }: { readonly audition: Audition; readonly onClose: () => void }) => {
  const text = useText();
  const toasts = useToasts();
  // As it was when it was opened: what somebody else saves meanwhile is not written over unseen.
  const [opened] = useState(audition);
  const { id, style, script, scriptPdf = null, brief } = opened;
  const deadline = iso(opened.deadline);
  const outcomeBy = opened.outcomeBy ? iso(opened.outcomeBy) : proposedOutcomeBy(deadline, 'local');
  const revision = revisionOf(opened);
  return (
    <FormDialog<AuditionChangeValues>
      draft={`audition.change.${id}.${revision}`}
      title={text('auditions.changeTitle')}
      lead={text('auditions.changeLead')}
      initial={{ style, script, scriptPdf, brief, deadline, outcomeBy, revision }}
      schema={auditionChangeSchema}
      submitLabel={text('auditions.changeSend')}
      maxWidth={600}
      onSubmit={async (values, press) => {
        await changeAudition(id, values, press);
        toasts.success(text('auditions.changed'));
      }}
      onClose={onClose}
    >
      <TermsFields projectId={opened.projectId} auditionId={id} />
    </FormDialog>
  );
};

/** Changes what a request for auditions says, or extends it; there once the request is loaded. */
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
