import { Form } from 'formik';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import {
  changePasswordSchema,
  PASSWORD_MIN,
  type ChangePasswordValues,
} from '@domain/accounts/accounts.schema.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { api } from '../../../lib/http/api.ts';
import { paths } from '../../../app/paths.ts';
import { FormPassword } from '../../../components/form/FormPassword.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../lib/session/session.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { useProofFailure } from './useProofFailure.ts';

const EMPTY: ChangePasswordValues = { currentPassword: '', newPassword: '', repeatPassword: '' };

/** Changes the password after checking the old one; ends all other sessions. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const text = useText();
  const toasts = useToasts();
  const showFailure = useProofFailure<ChangePasswordValues>();
  const { signIn } = useSession();

  const submit = useSubmit<ChangePasswordValues>(
    async ({ currentPassword, newPassword }, { submission, helpers }) => {
      await signIn(email, currentPassword);
      await api.accounts.changePassword({ newPassword }, submission);
      await signIn(email, newPassword);
      helpers.resetForm();
      toasts.success(text('security.changed'));
    },
    showFailure,
  );

  return (
    <AppFormik
      initialValues={EMPTY}
      validationSchema={changePasswordSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ maxWidth: 420 }}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormPassword
          name="currentPassword"
          label={text('security.current')}
          autoComplete="current-password"
        />
        <FormPassword
          name="newPassword"
          label={text('resetPassword.new')}
          autoComplete="new-password"
          helperText={text('resetPassword.hint', { min: PASSWORD_MIN })}
        />
        <FormPassword
          name="repeatPassword"
          label={text('resetPassword.repeat')}
          autoComplete="new-password"
        />
        <Row gap={2} align="center">
          <SubmitButton>{text('security.change')}</SubmitButton>
          <Link component={RouterLink} to={paths.forgotPassword.href()}>
            {text('forgotPassword.link')}
          </Link>
        </Row>
      </Stack>
    </AppFormik>
  );
};
