import { useEffect, useState } from 'react';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSession, type Session } from '../../../lib/session/session.ts';
import { isVerifiedType } from '../components/verifiedType.ts';
import { useJoiningBrand } from '../../../theme/joiningAgency.ts';

const RECHECK_MS = 5000;

const EmailForm = lazyComponent(async () => {
  const [{ EmailForm: Form }] = await Promise.all([
    import('../components/EmailForm.tsx'),
    wantTexts('emailChange'),
  ]);
  return Form;
});

/** Checks the session regularly, and when the window gets the focus. */
const useRecheck = (waiting: boolean, recheck: Session['recheck']): void => {
  useEffect(() => {
    if (!waiting) return undefined;

    // A connection failure is ignored: the next round retries.
    const ask = () => void recheck().catch(() => undefined);
    // The link may have been opened just now, in this browser.
    ask();

    const timer = setInterval(ask, RECHECK_MS);

    // Returning from the mail app checks immediately.
    window.addEventListener('focus', ask);

    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [waiting, recheck]);
};

/** Confirm-your-email. Continues automatically once the link was opened, in any browser. */
const VerifyEmailRoute = () => {
  const { type, userId } = useParams();
  const text = useText();
  const toasts = useToasts();
  const { state, recheck, signOut } = useSession();
  const [isCorrecting, setCorrecting] = useState(false);
  useDocumentTitle(text('verifyEmail.title'));
  useJoiningBrand();

  const waiting = state.status === 'unverified';
  useRecheck(waiting, recheck);

  if (state.status === 'signedIn') {
    // Talents continue with the second step of the sign-up.
    const next = state.roles.includes('talent') ? paths.onboarding : paths.root;
    return <Navigate replace to={next.href()} />;
  }

  const showNoLink = () => void toasts.error(text('verifyEmail.noLink'));

  const showFailure = (error: unknown) => {
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    if (isRefused) showNoLink();
    else toasts.error(text('verifyEmail.failed'));
  };

  const resend = async (submission: Submission) => {
    if (!isVerifiedType(type) || !userId) return showNoLink();
    toasts.success(
      await api.accounts.resendVerification({ type, userId }, { ...submission, anonymous: true }),
    );
  };

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard
        icon={MarkEmailRead}
        headingLevel="h1"
        title={text('verifyEmail.title')}
        action={
          <Row justify="center">
            {/* A link to the wrong address helps nobody. */}
            {!isCorrecting && (
              <SendButton variant="contained" onSend={resend} onFailure={showFailure}>
                {text('verifyEmail.resend')}
              </SendButton>
            )}
            {waiting && (
              <Button
                variant="outlined"
                color="inherit"
                aria-expanded={isCorrecting}
                onClick={() => setCorrecting(!isCorrecting)}
              >
                {text(isCorrecting ? 'verifyEmail.keep' : 'verifyEmail.correct')}
              </Button>
            )}
            {waiting ? (
              <Button color="inherit" onClick={() => void signOut()}>
                {text('session.signOut')}
              </Button>
            ) : (
              <Button color="inherit" component={Link} to={paths.signIn.href()}>
                {text('verifyEmail.backToSignIn')}
              </Button>
            )}
          </Row>
        }
      >
        {state.status === 'unverified'
          ? text('verifyEmail.textFor', { email: state.email })
          : text('verifyEmail.text')}
        <Typography variant="body2" component="span" sx={{ display: 'block', marginTop: 1 }}>
          {text('verifyEmail.hint')}
        </Typography>
      </StateCard>
      {state.status === 'unverified' && isCorrecting && (
        <Box sx={{ width: 1, maxWidth: 420, marginTop: 3 }}>
          <EmailForm email={state.email} />
        </Box>
      )}
    </Box>
  );
};

export default VerifyEmailRoute;
