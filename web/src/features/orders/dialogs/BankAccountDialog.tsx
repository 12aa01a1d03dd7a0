import { payoutAccountsSchema } from '@domain/payouts/payouts.schema.ts';
import type { PayoutAccounts } from '@domain/payouts/payouts.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { CURRENCIES } from '@domain/values/money.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';
import { saveAccounts, toTypedAccounts } from '../data/bankAccounts.ts';

interface Props {
  readonly agencyId: string;
  /** Null: none were entered. */
  readonly stored: PayoutAccounts | null;
  /** Place of the account in the list; the length of the list: a new one. */
  readonly index: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Enters one of the agency's bank accounts. */
export const BankAccountDialog = ({ agencyId, stored, index, onSaved, onClose }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const countries = useCountryOptions();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const initial = toTypedAccounts(stored, index);
  const taken = new Set(
    initial.accounts.filter((_, place) => place !== index).map(({ currency }) => currency),
  );
  const field = `accounts.${index}`;

  return (
    <FormDialog
      draft={`bankAccount.${agencyId}.${initial.basedOn}.${index}`}
      title={text('bankAccounts.edit')}
      lead={text('bankAccounts.lead')}
      initial={initial}
      schema={payoutAccountsSchema}
      submitLabel={text('bankAccounts.save')}
      onSubmit={async (values, submission) => {
        await saveAccounts(values, submission);
        onSaved();
      }}
      onClose={onClose}
    >
      <FormSelect
        name={`${field}.currency`}
        label={text('bankAccounts.currency')}
        options={CURRENCIES.filter((code) => !taken.has(code)).map((code) => ({
          code,
          label: joinDotted([code, names.of(code) ?? code]),
        }))}
      />
      <FormTextField name={`${field}.name`} label={text('bankAccounts.holder')} maxLength={70} />
      <FieldPair>
        <FormTextField name={`${field}.iban`} label={text('bankAccounts.iban')} maxLength={42} />
        <FormTextField name={`${field}.bic`} label={text('bankAccounts.bic')} maxLength={11} />
      </FieldPair>
      <FieldPair>
        <FormTextField name={`${field}.address.street`} label={text('bankAccounts.street')} maxLength={70} />
        <FormTextField
          name={`${field}.address.building`}
          label={text('bankAccounts.building')}
          maxLength={16}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField
          name={`${field}.address.postcode`}
          label={text('bankAccounts.postcode')}
          maxLength={16}
        />
        <FormTextField name={`${field}.address.town`} label={text('bankAccounts.town')} maxLength={35} />
      </FieldPair>
      <FormChoice
        name={`${field}.address.country`}
        label={text('bankAccounts.country')}
        options={countries.options}
        loading={countries.status === 'loading'}
      />
      <FormTextArea name={`${field}.note`} label={text('bankAccounts.note')} max={TEXT_AREA_MAX} />
    </FormDialog>
  );
};
