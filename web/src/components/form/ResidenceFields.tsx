import { useText } from '../../i18n/useText.ts';
import { useCountryOptions } from '../../lib/reference.ts';
import { FieldPair } from './FieldPair.tsx';
import { FormChoice } from './FormChoice.tsx';
import { FormTextField } from './FormTextField.tsx';

interface Props {
  /** Own data: the browser may autofill it. */
  readonly isSelf: boolean;
}

/** Where a person lives. */
export const ResidenceFields = ({ isSelf }: Props) => {
  const text = useText();
  const countries = useCountryOptions();

  return (
    <FieldPair>
      <FormChoice
        name="countryOfResidence"
        label={text('signUp.country')}
        options={countries.options}
        loading={countries.status === 'loading'}
      />
      <FormTextField
        name="cityOfResidence"
        label={text('signUp.city')}
        autoComplete={isSelf ? 'address-level2' : 'off'}
      />
    </FieldPair>
  );
};
