import Box from '@mui/material/Box';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Pair } from '../../../components/form/Pair.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions, useCountryOptions } from '../../../lib/reference.ts';
import { EthnicityHelp } from './EthnicityHelp.tsx';

/** Where a talent lives. */
export const ResidenceFields = () => {
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
        autoComplete="address-level2"
        size="medium"
      />
    </Pair>
  );
};

/** Who a talent is, for the agency; the public name is all that clients see of it. */
export const PersonFields = () => {
  const text = useText();
  const genders = useCatalogOptions('GENDER');
  const ethnicities = useCatalogOptions('ETHNIC');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pair>
        <FormTextField name="name" label={text('signUp.name')} autoComplete="given-name" size="medium" />
        <FormTextField
          name="lastName"
          label={text('signUp.lastName')}
          autoComplete="family-name"
          size="medium"
        />
      </Pair>
      <FormTextField
        name="publicName"
        label={text('talent.publicName')}
        helperText={text('talent.publicNameHint')}
        size="medium"
      />
      <Pair>
        <FormTextField
          name="phone"
          type="tel"
          label={text('talent.phone')}
          autoComplete="tel"
          size="medium"
        />
        <FormTextField
          name="dateOfBirth"
          type="date"
          label={text('talent.dateOfBirth')}
          autoComplete="bday"
          size="medium"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Pair>
      <ResidenceFields />
      <Pair>
        <FormSelect name="gender" label={text('talent.gender')} options={genders} size="medium" />
        <FormSelect name="ethnic" label={text('talent.ethnic')} options={ethnicities} size="medium" />
      </Pair>
      <EthnicityHelp />
    </Box>
  );
};
