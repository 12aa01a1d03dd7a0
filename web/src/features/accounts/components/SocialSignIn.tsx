import Divider from '@mui/material/Divider';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { loadClientConfig } from '../../../lib/branding.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Sign-in with a third party, where the deployment offers it. */
export const SocialSignIn = () => {
  const text = useText();
  const toasts = useToasts();
  const { signInWithGoogle } = useSession();
  const { data } = useRequest('clientConfig', loadClientConfig);
  if (!data?.socialSignIn.includes('google')) return null;

  const showRefusal = (error: unknown) => {
    const view = getAuthErrorText(error);
    toasts.error('raw' in view ? view.raw : text(view.id));
  };

  return (
    <>
      <Divider>{text('signIn.or')}</Divider>
      <SendButton
        variant="outlined"
        color="inherit"
        size="large"
        onSend={signInWithGoogle}
        onFailure={showRefusal}
      >
        {text('signIn.google')}
      </SendButton>
    </>
  );
};
