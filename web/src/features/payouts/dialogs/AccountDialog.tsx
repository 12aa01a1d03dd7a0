import { payoutAccountSchema } from '@domain/payouts/payouts.schema.ts';
import type { PayoutAccount } from '@domain/payouts/payouts.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useCountryOptions } from '../../../lib/reference.ts';

const EMPTY_ADDRESS = { street: '', building: '', postcode: '', town: '', country: '' };

interface Props {
  /** Null: none was entered. */
  readonly account: PayoutAccount | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Enters the account that the agency pays from. */
export const AccountDialog = ({ account, onSaved, onClose }: Props) => {
  const text = useText();
  const countries = useCountryOptions();
  const { name = '', iban = '', bic, address = EMPTY_ADDRESS } = account?.payer ?? {};

  return (
    <FormDialog
      draft="payouts.account"
      title={text('payoutRuns.accountTitle')}
      lead={text('payoutRuns.accountLead')}
      initial={{ payer: { name, iban, bic, address }, needsTwoPeople: account?.needsTwoPeople ?? false }}
      schema={payoutAccountSchema}
      submitLabel={text('payoutRuns.accountSave')}
      onSubmit={async (values, submission) => {
        await api.payouts.saveAccount(payoutAccountSchema.cast(values), submission);
        onSaved();
      }}
      onClose={onClose}
    >
      <FormTextField name="payer.name" label={text('payoutRuns.holder')} maxLength={70} />
      <FormTextField name="payer.iban" label={text('payoutRuns.iban')} maxLength={34} />
      <FieldPair>
        <FormTextField name="payer.address.street" label={text('payoutRuns.street')} maxLength={70} />
        <FormTextField name="payer.address.building" label={text('payoutRuns.building')} maxLength={16} />
      </FieldPair>
      <FieldPair>
        <FormTextField name="payer.address.postcode" label={text('payoutRuns.postcode')} maxLength={16} />
        <FormTextField name="payer.address.town" label={text('payoutRuns.town')} maxLength={35} />
      </FieldPair>
      <FormChoice
        name="payer.address.country"
        label={text('payoutRuns.country')}
        options={countries.options}
        loading={countries.status === 'loading'}
      />
      <FormCheckbox name="needsTwoPeople" label={text('payoutRuns.twoPeople')} />
    </FormDialog>
  );
};
