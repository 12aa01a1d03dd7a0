import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';

/** The chosen agency's terms with a client, for its admins only. */
export const ClientTermsFields = () => {
  const text = useText();

  return (
    <>
      <FormTextField
        name="commission"
        label={text('clients.commission')}
        helperText={text('clients.commissionHint')}
        inputMode="decimal"
        endAdornment="%"
      />
      <FormCheckbox name="showRates" label={text('clients.showRates')} />
    </>
  );
};
