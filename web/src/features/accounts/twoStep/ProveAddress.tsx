import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';

/** The provider sends no codes to unverified addresses, so this sends a verification link first. */
export const ProveAddress = ({ uid, email }: { readonly uid: string; readonly email: string }) => {
  const text = useText();
  const toasts = useToasts();
  const { recheck } = useSession();

  return (
    <Stack align="start">
      <Typography>{text('twoStep.proveFirst', { email })}</Typography>
      <Row>
        <SendButton
          variant="contained"
          onSend={async (submission) => {
            // The route needs an account type; any works here.
            await api.accounts.resendVerification(
              { type: 'talent', userId: uid },
              { ...submission, anonymous: true },
            );
            toasts.success(text('twoStep.linkSent'));
          }}
        >
          {text('twoStep.sendLink')}
        </SendButton>
        <Button color="inherit" onClick={() => void recheck().catch(() => undefined)}>
          {text('twoStep.linkOpened')}
        </Button>
      </Row>
    </Stack>
  );
};
