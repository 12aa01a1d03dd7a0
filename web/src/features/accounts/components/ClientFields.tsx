import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PASSWORD_MIN } from '@domain/accounts/accounts.schema.ts';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FormPassword } from '../../../components/form/FormPassword.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { Pair } from '../../../components/form/Pair.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions, useCountryOptions } from '../../../lib/reference.ts';

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);

/** The client's own data, then the company's. */
export const ClientFields = () => {
  const text = useText();
  const countries = useCountryOptions();
  const roles = useCatalogOptions('ROLE_IN_COMPANY');
  const types = useCatalogOptions('COMPANY_TYPE');
  return (
    <>
      <Group title={text('signUp.you')}>
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
          name="email"
          type="email"
          label={text('signUp.workEmail')}
          autoComplete="username"
          size="medium"
        />
        <Pair>
          <FormPassword
            name="password"
            label={text('signUp.password')}
            autoComplete="new-password"
            helperText={text('resetPassword.hint', { min: PASSWORD_MIN })}
          />
          <FormPassword
            name="verifyPassword"
            label={text('signUp.verifyPassword')}
            autoComplete="new-password"
          />
        </Pair>
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
      </Group>
      <Group title={text('signUp.company')}>
        <Pair>
          <FormTextField
            name="company.name"
            label={text('signUp.companyName')}
            autoComplete="organization"
            size="medium"
          />
          <FormChoice name="roleInCompany" label={text('signUp.role')} options={roles} />
        </Pair>
        <FormRadios name="company.companyType" label={text('signUp.companyType')} options={types} />
      </Group>
    </>
  );
};
