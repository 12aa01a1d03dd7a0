import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { REPORT_CODE } from '@domain/sessions/report.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { PlainSubmit } from '../../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../../components/plain/usePlainForm.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { api } from '../../../lib/http/api.ts';

const CODE = /^[0-9]{6}$/u;

interface Props {
  readonly urlIdentifier: string;
  readonly email: string;
  /** Receives the section's token. */
  readonly onOpen: (token: string) => void;
  readonly onBack: () => void;
}

/** Requests the six digits that were emailed to a signer. */
export const CodeForm = ({ urlIdentifier, email, onOpen, onBack }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();

  const form = usePlainForm({
    initial: { code: '' },
    collectFaults: ({ code }) =>
      CODE.test(code.replace(/\s/gu, '')) ? {} : { code: text('report.codeRequired') },
    send: async ({ code }, submission) =>
      onOpen(
        (
          await api.sessions.enterCode(
            { urlIdentifier },
            { email, code: code.replace(/\s/gu, '') },
            submission,
          )
        ).token,
      ),
  });

  return (
    <form noValidate onSubmit={form.submit}>
      <Stack sx={{ maxWidth: 480, marginInline: 'auto', paddingTop: 4 }}>
        <Typography variant="h1">{text('report.title')}</Typography>
        <Alert severity="info" role="status">
          {text('report.codeSent', { email, minutes: REPORT_CODE.ms / 60_000 })}
        </Alert>
        <PlainText
          name="code"
          label={text('report.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          maxLength={12}
          value={form.values.code}
          onChange={(code) => form.change({ code })}
          error={form.faults.code}
        />
        <PlainSubmit form={form}>{text('report.open')}</PlainSubmit>
        <Row>
          <SendButton
            onSend={async (submission) => {
              await api.sessions.validateRole({ urlIdentifier }, { email }, submission);
              form.change({ code: '' });
              toasts.success(text('report.codeAgainSent'));
            }}
            onFailure={(error) => toasts.error(errorText(error))}
          >
            {text('report.codeAgain')}
          </SendButton>
          <Button onClick={onBack}>{text('report.again')}</Button>
        </Row>
      </Stack>
    </form>
  );
};
