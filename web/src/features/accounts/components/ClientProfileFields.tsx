import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Pair } from '../../../components/form/Pair.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions, useCountryOptions } from '../../../lib/reference.ts';

interface Props {
  /** Of oneself: the browser may fill it in. */
  readonly isSelf: boolean;
}

/** First and last name of a client. */
export const NameFields = ({ isSelf }: Props) => {
  const text = useText();
  return (
    <Pair>
      <FormTextField
        name="name"
        label={text('signUp.name')}
        autoComplete={isSelf ? 'given-name' : 'off'}
        size="medium"
      />
      <FormTextField
        name="lastName"
        label={text('signUp.lastName')}
        autoComplete={isSelf ? 'family-name' : 'off'}
        size="medium"
      />
    </Pair>
  );
};

/** Where a client lives. */
export const ResidenceFields = ({ isSelf }: Props) => {
  const text = useText();
  const countries = useCountryOptions();
  return (
    <Pair>
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
        size="medium"
      />
    </Pair>
  );
};

/** What a client does in their company. */
export const RoleField = () => {
  const text = useText();
  const roles = useCatalogOptions('ROLE_IN_COMPANY');
  return <FormChoice name="roleInCompany" label={text('signUp.role')} options={roles} />;
};
