import { useEffect } from 'react';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useParams } from 'react-router-dom';
import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { useSession } from '../../../lib/session/session.ts';
import { NewLinkButton } from '../components/NewLinkButton.tsx';
import { isVerifiedType } from '../components/verifiedType.ts';
import { useJoiningBrand } from '../../../theme/joiningAgency.ts';

const RECHECK_MS = 5000;

/** Confirm-your-email. Continues automatically once the link was opened, in any browser. */
const VerifyEmailRoute = () => {
  const { type, userId } = useParams();
  const text = useText();
  const toasts = useToasts();
  const { state, recheck, signOut } = useSession();
  useDocumentTitle(text('verifyEmail.title'));
  useJoiningBrand();

  const waiting = state.status === 'unverified';
  useEffect(() => {
    if (!waiting) return undefined;
    // A connection failure is ignored: the next round retries.
    const ask = () => void recheck().catch(() => undefined);
    const timer = setInterval(ask, RECHECK_MS);
    // Returning from the mail app checks immediately.
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [waiting, recheck]);

  if (state.status === 'signedIn') {
    // Talents continue with the second step of the sign-up.
    const next = state.roles.includes('talent') ? paths.onboarding : paths.root;
    return <Navigate replace to={next.href()} />;
  }

  const showFailure = () => toasts.error(text('verifyEmail.failed'));
  const resend = async (press: Press) => {
    if (!isVerifiedType(type) || !userId) return showFailure();
    const input = { params: { type, userId } };
    toasts.success(
      await change(accountsApi['accounts.resendVerification'], input, press, { anonymous: true }),
    );
  };

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard
        icon={MarkEmailRead}
        headingLevel="h1"
        title={text('verifyEmail.title')}
        action={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <SendButton variant="contained" onSend={resend} onFailure={showFailure}>
              {text('verifyEmail.resend')}
            </SendButton>
            {isVerifiedType(type) && userId && <NewLinkButton type={type} userId={userId} />}
            {waiting ? (
              <Button color="inherit" onClick={() => void signOut()}>
                {text('session.signOut')}
              </Button>
            ) : (
              <Button color="inherit" component={Link} to={paths.signIn.href()}>
                {text('verifyEmail.backToSignIn')}
              </Button>
            )}
          </Box>
        }
      >
        {state.status === 'unverified'
          ? text('verifyEmail.textFor', { email: state.email })
          : text('verifyEmail.text')}
        <Typography variant="body2" component="span" sx={{ display: 'block', marginTop: 1 }}>
          {text('verifyEmail.hint')}
        </Typography>
      </StateCard>
    </Box>
  );
};

export default VerifyEmailRoute;
