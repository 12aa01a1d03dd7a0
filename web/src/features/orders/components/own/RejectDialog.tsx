import { object, string } from 'yup';
import type { SelfBilledRow } from '@domain/selfBilling/papers.ts';
import { FormDialog } from '../../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { useText } from '../../../../i18n/useText.ts';
import { api } from '../../../../lib/http/api.ts';

const schema = object({ reason: string().trim().max(300).required('validation.required') });

interface Props {
  readonly paper: Pick<SelfBilledRow, 'id' | 'number'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Rejects an invoice in the talent's name, with the reason. */
export const RejectDialog = ({ paper: { id, number }, onDone, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog
      draft={`selfBilled.reject.${id}`}
      title={text('payPapers.rejectTitle', { number })}
      lead={text('payPapers.rejectLead')}
      initial={{ reason: '' }}
      schema={schema}
      submitLabel={text('payPapers.rejectSubmit')}
      onSubmit={async ({ reason }, submission) => {
        await api.selfBilling.decide({ id }, { isAccepted: false, reason }, submission);
        onDone();
      }}
      onClose={onClose}
    >
      <FormTextField name="reason" label={text('payPapers.reason')} />
    </FormDialog>
  );
};
