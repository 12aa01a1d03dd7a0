import { passwordsApi } from '@domain/accounts/passwords.api.ts';
import type { VerifiedType } from './verifiedType.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';

const SENT = 'Email sent!!';

interface Props {
  readonly type: VerifiedType;
  readonly userId: string;
}

/** Requests a new verification link when the mailed one no longer works. */
export const NewLinkButton = ({ type, userId }: Props) => {
  const text = useText();
  const toasts = useToasts();

  const ask = async () => {
    const params = { uid: userId, type };
    const reply = await call(passwordsApi['user.sendNewLink'], { params }, { anonymous: true });
    if (reply.includes(SENT)) toasts.info(reply);
    else toasts.success(reply);
  };
  return (
    <SendButton
      variant="outlined"
      color="inherit"
      onSend={ask}
      onFailure={() => toasts.error(text('verifyEmail.newLinkFailed'))}
    >
      {text('verifyEmail.newLink')}
    </SendButton>
  );
};
