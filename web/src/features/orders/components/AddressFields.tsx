import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCountryOptions } from '../../../lib/reference.ts';

export const AddressFields = () => {
  const text = useText();
  const countries = useCountryOptions();

  return (
    <>
      <ReferenceFailure of={['countries']} />
      <FormTextField name="legalName" label={text('ordering.legalName')} autoComplete="organization" />
      <FormTextField name="address" label={text('ordering.street')} autoComplete="street-address" />
      <FieldPair>
        <FormTextField name="zip" label={text('ordering.zip')} autoComplete="postal-code" />
        <FormTextField name="city" label={text('ordering.city')} autoComplete="address-level2" />
      </FieldPair>
      <FieldPair>
        <FormChoice
          name="country"
          label={text('ordering.country')}
          options={countries.options}
          loading={countries.status === 'loading'}
        />
        <FormTextField
          name="vatTaxId"
          label={text('ordering.vatTaxId')}
          helperText={text('ordering.vatTaxIdHint')}
        />
      </FieldPair>
    </>
  );
};
