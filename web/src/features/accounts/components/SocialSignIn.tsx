import { useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { loadClientConfig } from '../../../lib/branding.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { authErrorText } from '../../../lib/session/authErrors.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Sign-in by somebody else's window, where this deployment offers it. */
export const SocialSignIn = () => {
  const text = useText();
  const toasts = useToasts();
  const { signInWithGoogle } = useSession();
  const [waiting, setWaiting] = useState(false);
  const { data } = useRequest('clientConfig', loadClientConfig);
  if (!data?.socialSignIn.includes('google')) return null;

  const enter = async () => {
    setWaiting(true);
    try {
      await signInWithGoogle();
    } catch (error) {
      const told = authErrorText(error);
      toasts.error('raw' in told ? told.raw : text(told.id));
    } finally {
      setWaiting(false);
    }
  };

  return (
    <>
      <Divider>{text('signIn.or')}</Divider>
      <Button variant="outlined" color="inherit" size="large" loading={waiting} onClick={() => void enter()}>
        {text('signIn.google')}
      </Button>
    </>
  );
};
