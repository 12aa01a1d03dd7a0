import { useState } from 'react';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { forgotPasswordSchema, type ForgotPasswordValues } from '@domain/accounts/accounts.schema.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { paths } from '../../../app/paths.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { AccountForm } from '../../../components/form/AccountForm.tsx';
import { api } from '../../../lib/http/api.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

/** Requests a reset link by address. Never reveals whether the address is known. */
const ForgotPasswordRoute = () => {
  const text = useText();
  const { locale } = useLocale();
  const [query] = useSearchParams();
  const [askedFor, setAskedFor] = useState<string>();
  useDocumentTitle(text('forgotPassword.title'));

  const submit = useSubmit<ForgotPasswordValues>(async (values, { submission }) => {
    const { email } = forgotPasswordSchema.cast(values);
    await api.user.resetPassword({ email }, { ...submission, anonymous: true });
    setAskedFor(email);
  });

  if (askedFor) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }} role="status">
        <StateCard
          icon={MarkEmailRead}
          headingLevel="h1"
          title={text('forgotPassword.sentTitle')}
          action={
            <Row justify="center">
              <Button variant="contained" component={Link} to={paths.signIn.href(askedFor)}>
                {text('forgotPassword.backToSignIn')}
              </Button>
              <Button color="inherit" onClick={() => setAskedFor(undefined)}>
                {text('forgotPassword.again')}
              </Button>
            </Row>
          }
        >
          {text('forgotPassword.sent', {
            email: askedFor,
            lifetime: LINK_LIFETIMES.newPassword.words[locale],
          })}
        </StateCard>
      </Box>
    );
  }

  return (
    <AppFormik
      initialValues={{ email: query.get('email') ?? '' }}
      validationSchema={forgotPasswordSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <AccountForm title={text('forgotPassword.title')} lead={text('forgotPassword.lead')}>
        <FormTextField
          name="email"
          type="email"
          label={text('signIn.email')}
          autoComplete="username"
          autoFocus
        />
        <SubmitButton size="large">{text('forgotPassword.submit')}</SubmitButton>
        <Button color="inherit" component={Link} to={paths.signIn.href()}>
          {text('forgotPassword.backToSignIn')}
        </Button>
      </AccountForm>
    </AppFormik>
  );
};

export default ForgotPasswordRoute;
