import { useState } from 'react';
import { Form } from 'formik';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { changeEmailSchema, type ChangeEmailValues } from '@domain/accounts/accounts.schema.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { paths } from '../../../app/paths.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { FormPassword } from '../../../components/form/FormPassword.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useProofFailure } from './useProofFailure.ts';

const EMPTY: ChangeEmailValues = { email: '', currentPassword: '' };

/** The password identifies the user; a link to the new address then verifies it. */
export const EmailForm = ({ email }: { readonly email: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const { signIn } = useSession();
  const showFailure = useProofFailure<ChangeEmailValues>();
  const [sentTo, setSentTo] = useState<string>();

  const submit = useSubmit<ChangeEmailValues>(
    async ({ email: newEmail, currentPassword }, { submission, helpers }) => {
      await signIn(email, currentPassword);
      await api.accounts.changeEmail({ email: newEmail }, submission);
      setSentTo(newEmail);
      helpers.resetForm();
    },
    showFailure,
  );

  return (
    <AppFormik
      initialValues={EMPTY}
      validationSchema={changeEmailSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ maxWidth: 420 }}>
        {sentTo !== undefined && (
          <Alert severity="success" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {text('security.emailSent', {
              email: sentTo,
              lifetime: LINK_LIFETIMES.newEmail.words[locale],
            })}
          </Alert>
        )}
        <FormTextField name="email" type="email" label={text('security.newEmail')} autoComplete="email" />
        <FormPassword
          name="currentPassword"
          label={text('security.yourPassword')}
          autoComplete="current-password"
        />
        <Row gap={2} align="center">
          <SubmitButton>{text('security.sendEmailLink')}</SubmitButton>
          <Link component={RouterLink} to={paths.forgotPassword.href()}>
            {text('forgotPassword.link')}
          </Link>
        </Row>
      </Stack>
    </AppFormik>
  );
};
