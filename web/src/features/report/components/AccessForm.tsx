import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Stack } from '../../../components/layout/Stack.tsx';
import { PlainSubmit } from '../../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../../components/plain/usePlainForm.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { api } from '../../../lib/http/api.ts';
import { CodeForm } from './CodeForm.tsx';

/** Rough format of an address; only the API knows whether it exists. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

interface Props {
  readonly urlIdentifier: string;
  /** Why the earlier access ended. */
  readonly notice?: string;
  /** Receives the section's token. */
  readonly onOpen: (token: string) => void;
}

/** Requests a signer's email, then the emailed code. Other emails get a uniform refusal. */
export const AccessForm = ({ urlIdentifier, notice, onOpen }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [denied, setDenied] = useState<string>();
  const [codeSentTo, setCodeSentTo] = useState<string>();

  const form = usePlainForm({
    initial: { email: '' },
    collectFaults: ({ email }) =>
      email.trim() === ''
        ? { email: text('report.emailRequired') }
        : EMAIL.test(email.trim())
          ? {}
          : { email: text('identity.emailInvalid') },
    send: async ({ email }, submission) => {
      setDenied(undefined);
      await api.sessions.validateRole({ urlIdentifier }, { email: email.trim() }, submission);
      setCodeSentTo(email.trim());
    },
    onFailure: (error) => {
      if (isApiError(error) && error.code === 'report.notAuthorized') setDenied(error.message);
      else toasts.error(errorText(error));
    },
  });
  if (codeSentTo !== undefined)
    return (
      <CodeForm
        urlIdentifier={urlIdentifier}
        onOpen={onOpen}
        email={codeSentTo}
        onBack={() => setCodeSentTo(undefined)}
      />
    );

  return (
    <form noValidate onSubmit={form.submit}>
      <Stack sx={{ maxWidth: 480, marginInline: 'auto', paddingTop: 4 }}>
        <Typography variant="h1">{text('report.title')}</Typography>
        <Typography>{text('report.accessLead')}</Typography>
        {notice !== undefined && denied === undefined && (
          <Alert severity="warning" role="status">
            {notice}
          </Alert>
        )}
        {denied !== undefined && <Alert severity="error">{denied}</Alert>}
        <PlainText
          name="email"
          type="email"
          label={text('report.email')}
          autoComplete="email"
          required
          maxLength={254}
          value={form.values.email}
          onChange={(email) => form.change({ email })}
          error={form.faults.email}
        />
        <PlainSubmit form={form}>{text('report.sendCode')}</PlainSubmit>
      </Stack>
    </form>
  );
};
