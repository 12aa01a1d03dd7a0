import { object, string } from 'yup';
import type { PayoutRunRow } from '@domain/payouts/payouts.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

const schema = object({ paidOn: string().required('validation.required') });

interface Props {
  readonly run: PayoutRunRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Marks a run's open transfers as paid on a day. */
export const SettleDialog = ({ run: { id, open }, onDone, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay()();

  return (
    <FormDialog
      draft={`payouts.settle.${id}`}
      title={text('payoutRuns.settleTitle', { count: open })}
      lead={text('payoutRuns.settleLead')}
      initial={{ paidOn: today }}
      schema={schema}
      submitLabel={text('payoutRuns.settleSubmit')}
      onSubmit={async ({ paidOn }, submission) => {
        await api.payouts.settle({ id }, { paidOn }, submission);
        onDone();
      }}
      onClose={onClose}
    >
      <FormDay name="paidOn" label={text('payoutRuns.paidOn')} />
    </FormDialog>
  );
};
