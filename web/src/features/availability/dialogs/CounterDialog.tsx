import { counterSchema } from '@domain/availability/availability.schema.ts';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { CONTACT_MAX } from '@domain/values/contact-message.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly requestId: string;
  readonly page: AvailabilityPage;
  readonly onSend: (values: { amount: number; reason: string }, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Proposes another fee for the role, with a reason. */
export const CounterDialog = ({ requestId, page, onSend, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <FormDialog
      draft={`availability.counter.${requestId}`}
      title={text('availability.counter')}
      lead={text('availability.counterLead', { agency: page.agency.publicName })}
      initial={{ amount: 0, reason: '' }}
      schema={counterSchema}
      submitLabel={text('availability.counterSend')}
      onSubmit={async (values, submission) => {
        await onSend(values, submission);
        toasts.success(text('availability.counterSent'));
      }}
      onClose={onClose}
    >
      <FormMoney
        name="amount"
        label={text('availability.counterAmount')}
        currency={page.pricing.currency}
        mayBeEmpty
      />
      <FormTextArea name="reason" label={text('availability.counterReason')} max={CONTACT_MAX} />
    </FormDialog>
  );
};
