import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  PASSWORD_MIN,
  resetPasswordSchema,
  type ResetPasswordValues,
} from '@domain/accounts/accounts.schema.ts';
import { paths } from '../../../app/paths.ts';
import { FormPassword } from '../../../components/form/FormPassword.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyPage } from '../../../theme/brandContext.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { AccountForm } from '../../../components/form/AccountForm.tsx';
import { resetTarget } from '../components/resetTarget.ts';
import { sendNewPassword, usePasswordLink } from '../data/mailedCodes.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

const ERROR_MS = 10_000;
const SUCCESS_MS = 4000;
/** Returns whether a retry may succeed: lost connection, rate limit, server error. */
const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sets a new password by a mailed link. */
const ResetPasswordRoute = () => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const oobCode = query.get('oobCode') ?? '';
  const email = query.get('email') ?? '';
  const [spent, setSpent] = useState(oobCode === '');
  const [isSent, setSent] = useState(false);
  const isFirst = useLocation().pathname === paths.setPassword.path;

  useDocumentTitle(text(isFirst ? 'resetPassword.firstTitle' : 'resetPassword.title'));

  const link = usePasswordLink(oobCode);
  useAgencyPage(link.agency);

  const submit = useSubmit<ResetPasswordValues>(
    async ({ newPassword }, { submission }) => {
      const target = resetTarget(query.get('target'), window.location.origin);
      setSent(true);
      await sendNewPassword(target, { oobCode, newPassword }, submission);
      toasts.success(text(isFirst ? 'resetPassword.firstDone' : 'resetPassword.done'), {
        lastsMs: SUCCESS_MS,
      });
      await navigate(paths.signIn.href(email || undefined), { replace: true });
    },
    (error) => {
      const passing = mayPass(error);
      setSent(false);
      // The page itself shows that the link is spent.
      if (passing) toasts.error(errorText(error), { lastsMs: ERROR_MS });
      else setSpent(true);
    },
  );

  const getLead = (): string => {
    if (isFirst)
      return email ? text('resetPassword.firstLeadFor', { email }) : text('resetPassword.firstLead');
    return email ? text('resetPassword.leadFor', { email }) : text('resetPassword.lead');
  };

  if (spent || (link.isSpent && !isSent)) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
        <StateCard
          icon={LinkOff}
          headingLevel="h1"
          title={text('resetPassword.spentTitle')}
          action={
            <Button
              variant="contained"
              component={Link}
              to={`${paths.forgotPassword.href()}${email ? `?${new URLSearchParams({ email }).toString()}` : ''}`}
            >
              {text('resetPassword.newLink')}
            </Button>
          }
        >
          {text('resetPassword.spentText')}
        </StateCard>
      </Box>
    );
  }

  return (
    <AppFormik
      initialValues={{ newPassword: '', repeatPassword: '' }}
      validationSchema={resetPasswordSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <AccountForm
        title={text(isFirst ? 'resetPassword.firstTitle' : 'resetPassword.title')}
        lead={getLead()}
      >
        {/* Shows a password manager which account this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormPassword
          name="newPassword"
          label={text(isFirst ? 'resetPassword.first' : 'resetPassword.new')}
          autoComplete="new-password"
          helperText={text('resetPassword.hint', { min: PASSWORD_MIN })}
          autoFocus
        />
        <FormPassword
          name="repeatPassword"
          label={text(isFirst ? 'resetPassword.repeatFirst' : 'resetPassword.repeat')}
          autoComplete="new-password"
        />
        <SubmitButton size="large">{text('resetPassword.submit')}</SubmitButton>
      </AccountForm>
    </AppFormik>
  );
};

export default ResetPasswordRoute;
