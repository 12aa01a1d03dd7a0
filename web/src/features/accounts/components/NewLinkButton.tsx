import { useState } from 'react';
import Button from '@mui/material/Button';
import { passwordsApi } from '@domain/accounts/passwords.api.ts';
import type { VerifiedType } from './verifiedType.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';

const SENT = 'Email sent!!';

interface Props {
  readonly type: VerifiedType;
  readonly userId: string;
}

/** Has a new verification link made, for somebody whose mailed one no longer works. */
export const NewLinkButton = ({ type, userId }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [asking, setAsking] = useState(false);

  const ask = async () => {
    setAsking(true);
    try {
      const params = { uid: userId, type };
      const reply = await call(passwordsApi['user.sendNewLink'], { params }, { anonymous: true });
      if (reply.includes(SENT)) toasts.info(reply);
      else toasts.success(reply);
    } catch {
      toasts.error(text('verifyEmail.newLinkFailed'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button variant="outlined" color="inherit" onClick={() => void ask()} loading={asking}>
      {text('verifyEmail.newLink')}
    </Button>
  );
};
