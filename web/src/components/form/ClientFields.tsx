import type { ReactNode } from 'react';
import { useField } from 'formik';
import Typography from '@mui/material/Typography';
import { PASSWORD_MIN } from '@domain/accounts/accounts.schema.ts';
import { Stack } from '../layout/Stack.tsx';
import { FormPassword } from './FormPassword.tsx';
import { FormRadios } from './FormRadios.tsx';
import { FieldPair } from './FieldPair.tsx';
import { FormTextField } from './FormTextField.tsx';
import { ReferenceFailure } from '../states/ReferenceFailure.tsx';
import { useText } from '../../i18n/useText.ts';
import { useCatalog, useCatalogOptions } from '../../lib/reference.ts';
import { NameFields } from './NameFields.tsx';
import { ResidenceFields } from './ResidenceFields.tsx';
import { RoleField } from './RoleField.tsx';

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack component="section">
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Stack>
);

interface Props {
  /** Whether the client fills it in, or an admin for them, without a password. */
  readonly by: 'client' | 'admin';
  /** Replaces the company's name where an existing company can be selected. */
  readonly companyField?: ReactNode;
}

/** The client's own data, then the company's. */
export const ClientFields = ({ by, companyField }: Props) => {
  const text = useText();
  const [{ value: knownCompany }] = useField<string | undefined>('company.id');
  const types = useCatalogOptions('COMPANY_TYPE');
  const isLoading = useCatalog().status === 'loading';
  const isSelf = by === 'client';

  return (
    <>
      <ReferenceFailure of={['catalog', 'countries']} />
      <Group title={text(isSelf ? 'signUp.you' : 'clients.person')}>
        <NameFields isSelf={isSelf} />
        <FormTextField
          name="email"
          type="email"
          label={text('signUp.workEmail')}
          autoComplete={isSelf ? 'username' : 'off'}
        />
        <FieldPair>
          <FormPassword
            name="password"
            label={text('signUp.password')}
            autoComplete="new-password"
            helperText={
              isSelf ? text('resetPassword.hint', { min: PASSWORD_MIN }) : text('clients.passwordHint')
            }
          />
          <FormPassword
            name="verifyPassword"
            label={text('signUp.verifyPassword')}
            autoComplete="new-password"
          />
        </FieldPair>
        <ResidenceFields isSelf={isSelf} />
      </Group>
      <Group title={text(isSelf ? 'signUp.company' : 'clients.theCompany')}>
        <FieldPair>
          {companyField ?? (
            <FormTextField
              name="company.name"
              label={text('signUp.companyName')}
              autoComplete="organization"
            />
          )}
          <RoleField />
        </FieldPair>
        {!knownCompany && (
          <FormRadios
            name="company.companyType"
            label={text('signUp.companyType')}
            options={types}
            loading={isLoading}
          />
        )}
      </Group>
    </>
  );
};
