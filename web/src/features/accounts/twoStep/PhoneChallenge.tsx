import { useCallback, useEffect, useId, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { getChallenge, type CodePhone } from '#firebase/secondFactor.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import type { WaitingSignIn } from '../../../lib/session/phoneChallenge.ts';
import { CodeForm } from './CodeForm.tsx';

interface Sent {
  readonly phone: CodePhone;
  readonly verificationId: string;
}

/** Second sign-in step: sends a code to the phone immediately, and requests it. */
export const PhoneChallenge = ({ signIn }: { readonly signIn: WaitingSignIn }) => {
  const text = useText();
  const titleId = useId();
  // The dialog mounts after this render.
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const begun = useRef(false);
  const [challenge] = useState(() => getChallenge(signIn.error));
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<string>();

  const send = useCallback(
    async (phone: CodePhone) => {
      if (!holder) return;
      try {
        const verificationId = await challenge.send(phone.id, holder);
        setFailure(undefined);
        setSent({ phone, verificationId });
      } catch (error) {
        const view = getAuthErrorText(error);
        setFailure('raw' in view ? view.raw : text(view.id));
      }
    },
    [challenge, holder, text],
  );

  const [first] = challenge.phones;
  useEffect(() => {
    // Once, because each text message costs money.
    if (begun.current || !first || !holder) return;
    begun.current = true;
    void send(first);
  }, [first, holder, send]);

  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && signIn.cancel()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 440, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{text('twoStep.challenge')}</DialogTitle>
      <DialogContent>
        <Stack>
          <Typography role="status">
            {sent ? text('twoStep.sentTo', { phone: sent.phone.number }) : text('twoStep.sending')}
          </Typography>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          <CodeForm
            submitLabel={text('twoStep.signIn')}
            onCode={async (code) => {
              await challenge.confirm(sent?.verificationId ?? '', code);
              signIn.done();
            }}
          >
            <Button color="inherit" onClick={signIn.cancel}>
              {text('common.cancel')}
            </Button>
          </CodeForm>
          <Row>
            {challenge.phones.map((phone) => (
              <SendButton key={phone.id} size="small" onSend={() => send(phone)}>
                {text(phone.id === sent?.phone.id ? 'twoStep.sendAgain' : 'twoStep.sendTo', {
                  phone: phone.number,
                })}
              </SendButton>
            ))}
          </Row>
          <Muted>{text('twoStep.lostPhone')}</Muted>
          <div ref={setHolder} />
        </Stack>
      </DialogContent>
    </Dialog>
  );
};
