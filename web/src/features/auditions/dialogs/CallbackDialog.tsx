import { callbackSchema } from '@domain/auditions/auditions.schema.ts';
import { useState } from 'react';
import { callbackFormSchema, type CallbackValues } from '@domain/auditions/auditions.schema.ts';
import type { Audition, AuditionEntry } from '@domain/auditions/auditions.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { api } from '../../../lib/http/api.ts';
import { getSuggestedTerms } from '../data/getSuggestedTerms.ts';
import { ClipField } from './ClipField.tsx';
import { PickField } from './PickField.tsx';
import { TermsFields } from './TermsFields.tsx';

interface Props {
  readonly character: string;
  /** Takes of each voice's last round. */
  readonly takes: readonly AuditionEntry[];
  /** Preselected takes. */
  readonly picked: readonly [AuditionEntry, ...AuditionEntry[]];
  readonly onClose: () => void;
}

const Callback = ({ character, takes, picked, former, onClose }: Props & { readonly former: Audition }) => {
  const text = useText();
  const toasts = useToasts();
  const [booked, setBooked] = useState<CallbackValues>();
  const [{ castingId, voiceId, projectId }] = picked;
  const { style, script, scriptPdf = null, brief } = former;

  const send = async (values: CallbackValues, submission: Submission) => {
    const { talents: count } = await api.auditions.callBack(
      { casting: castingId, id: voiceId },
      callbackSchema.cast(values),
      submission,
    );
    toasts.success(text('auditions.sent', { count }));
    onClose();
  };

  return (
    <FormDialog<CallbackValues>
      draft={`audition.callback.${picked.map(({ id }) => id).join('.')}`}
      title={text('callback.title')}
      lead={text('callback.lead', { character })}
      initial={{
        ...getSuggestedTerms(),
        style,
        script,
        scriptPdf,
        brief,
        direction: '',
        clip: null,
        entryIds: picked.map(({ id }) => id),
        changesBookedScript: false,
      }}
      schema={callbackFormSchema}
      submitLabel={text('auditions.send')}
      maxWidth={600}
      onSubmit={async (values, submission) => {
        try {
          await send(values, submission);
        } catch (error) {
          if (!isApiError(error) || error.code !== 'audition.scriptBooked') throw error;
          setBooked(values);
        }
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <PickField
        name="entryIds"
        label={text('auditions.whom')}
        choices={takes.map(({ id, talentPublicName }) => ({ id, label: talentPublicName }))}
      />
      <FormTextArea
        name="direction"
        label={text('callback.direction')}
        placeholder={text('callback.directionExample')}
        max={TEXT_AREA_MAX}
        rows={3}
      />
      <ClipField projectId={projectId} />
      <TermsFields projectId={projectId} />
      <ConfirmDialog
        open={booked !== undefined}
        title={text('auditions.changeBookedTitle')}
        confirmLabel={text('auditions.changeBooked')}
        onConfirm={async (submission) => {
          if (booked) await send({ ...booked, changesBookedScript: true }, submission);
        }}
        onCancel={() => setBooked(undefined)}
      >
        {text('auditions.changeBookedText')}
      </ConfirmDialog>
    </FormDialog>
  );
};

/** Calls voices back for another round; shown once the former request is loaded. */
export const CallbackDialog = (props: Props) => {
  const { data: former } = useLiveDoc<Audition>(`auditions/${props.picked[0].auditionId}`);
  return former ? <Callback {...props} former={former} /> : null;
};
