import { forwardSchema, REVIEW_NOTE_MAX } from '@domain/auditions/review.schema.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { api } from '../../../lib/http/api.ts';
import { PickField } from './PickField.tsx';

interface Props {
  readonly castingId: string;
  /** Entries whose takes wait for the agency. */
  readonly held: readonly AuditionEntry[];
  /** Preselected entries. */
  readonly picked: readonly string[];
  readonly onClose: () => void;
}

/** Forwards takes to the client, with a message. */
export const ForwardDialog = ({ castingId, held, picked, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <FormDialog<EndpointBody<Api['auditions.forward']>>
      draft={`takes.forward.${castingId}.${picked.join('.')}`}
      title={text('takes.forwardTitle')}
      lead={text('takes.forwardLead')}
      initial={{ entryIds: [...picked], message: '' }}
      schema={forwardSchema}
      submitLabel={text('takes.forward')}
      onSubmit={async (values, submission) => {
        const { forwarded: count } = await api.auditions.forward(
          { id: castingId },
          forwardSchema.cast(values),
          submission,
        );
        toasts.success(text('takes.forwarded', { count }));
      }}
      onClose={onClose}
    >
      <PickField
        name="entryIds"
        label={text('takes.which')}
        choices={held.map(({ id, talentPublicName }) => ({ id, label: talentPublicName }))}
      />
      <FormTextArea name="message" label={text('takes.message')} max={REVIEW_NOTE_MAX} rows={3} />
    </FormDialog>
  );
};
