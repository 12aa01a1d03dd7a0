import { useText } from '../../i18n/useText.ts';
import { useCountryOptions } from '../../lib/reference.ts';
import { FormChoice } from './FormChoice.tsx';
import { FormTextField } from './FormTextField.tsx';
import { FieldPair } from './FieldPair.tsx';

interface Props {
  /** Of oneself: the browser may fill it in. */
  readonly isSelf: boolean;
}

/** First and last name of a person. */
export const NameFields = ({ isSelf }: Props) => {
  const text = useText();
  return (
    <FieldPair>
      <FormTextField name="name" label={text('signUp.name')} autoComplete={isSelf ? 'given-name' : 'off'} />
      <FormTextField
        name="lastName"
        label={text('signUp.lastName')}
        autoComplete={isSelf ? 'family-name' : 'off'}
      />
    </FieldPair>
  );
};

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
