import { object, string } from 'yup';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

const schema = object({ paidOn: string().required('validation.required') });

interface Props {
  readonly count: number;
  readonly month: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Begins it. */
  readonly onDay: (day: string) => void;
  readonly onClose: () => void;
}

/** Enters the payment date of several talents. */
export const PayoutDialog = ({ count, month, today, onDay, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<{ readonly paidOn: string }>
      draft="payout"
      title={text('payouts.markMany', { count })}
      lead={text('payouts.markLead', { month })}
      initial={{ paidOn: today }}
      schema={schema}
      submitLabel={text('payouts.mark')}
      onSubmit={({ paidOn }) => {
        onDay(paidOn);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <FormDay name="paidOn" label={text('payouts.paidDay')} />
    </FormDialog>
  );
};
