import { holdSchema } from '@domain/payouts/payouts.schema.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly earningId: string;
  readonly projectName: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Holds an earning during a dispute, with a reason that the talent reads. */
export const HoldDialog = ({ earningId, projectName, onDone, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog
      draft={`payouts.hold.${earningId}`}
      title={text('payoutRuns.holdOne', { project: projectName })}
      lead={text('payoutRuns.holdLead')}
      initial={{ isHeld: true, reason: '' }}
      schema={holdSchema}
      submitLabel={text('payoutRuns.hold')}
      onSubmit={async (values, submission) => {
        await api.payouts.hold({ id: earningId }, values, submission);
        onDone();
      }}
      onClose={onClose}
    >
      <FormTextField name="reason" label={text('payoutRuns.holdReason')} />
    </FormDialog>
  );
};
