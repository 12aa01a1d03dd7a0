import { Form } from 'formik';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { identitySchema } from '@domain/auditions/auditions.schema.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

const schema = identitySchema.pick(['email']);

interface Props {
  readonly urlIdentifier: string;
  /** Receives the token of the address that was invited. */
  readonly onToken: (token: string) => void;
  readonly children?: ReactNode;
}

/** Requests the address that was invited. */
export const IdentityForm = ({ urlIdentifier, onToken, children }: Props) => {
  const text = useText();

  const check = useSubmit<{ email: string }>(async (values, { submission }) => {
    const { email } = schema.cast(values);
    onToken((await api.auditions.identity({ email, urlIdentifier }, submission)).jwtToken);
  });

  return (
    <AppFormik initialValues={{ email: '' }} validationSchema={schema} onSubmit={check}>
      <Box component={Form} noValidate sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2 }}>
        {children}
        <FormTextField name="email" type="email" label={text('identity.email')} autoComplete="email" />
        <SubmitButton size="large" fullWidth>
          {text('identity.next')}
        </SubmitButton>
      </Box>
    </AppFormik>
  );
};
