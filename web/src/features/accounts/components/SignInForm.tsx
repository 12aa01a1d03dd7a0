import { useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { signInSchema, type SignInValues } from '@domain/accounts/accounts.schema.ts';
import { paths } from '../../../app/paths.ts';
import { FormPassword } from '../../../components/form/FormPassword.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useResolvedStatus } from './useResolvedStatus.ts';
import { SocialSignIn } from './SocialSignIn.tsx';
import type { Credentials } from './takeCredentials.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';

/** Email and password. A refusal shows as a toast; input is kept. */
export const SignInForm = ({ credentials }: { readonly credentials: Credentials | undefined }) => {
  const text = useText();
  const toasts = useToasts();
  const { state, signIn } = useSession();
  const checked = useResolvedStatus(state.status);
  const [automatic, setAutomatic] = useState(credentials?.password !== undefined);
  const used = useRef(false);

  const enter = useCallback(
    async (email: string, password: string) => {
      try {
        await signIn(email, password);
      } catch (error) {
        const view = getAuthErrorText(error);
        toasts.error('raw' in view ? view.raw : text(view.id));
      }
    },
    [signIn, text, toasts],
  );

  useEffect(() => {
    const { email, password } = credentials ?? {};
    if (!email || !password || used.current || state.status !== 'signedOut') return;
    used.current = true;
    void enter(email, password).finally(() => setAutomatic(false));
  }, [credentials, enter, state.status]);

  const submit = useSubmit<SignInValues>(async (values) => {
    const { email, password } = signInSchema.cast(values);
    // The guard redirects signed-in users; others continue with their input.
    if ((await checked()) === 'signedOut') await enter(email, password);
  });

  const initial: SignInValues = { email: credentials?.email ?? '', password: '' };

  return (
    // Not on blur: a message that appears under a pressed link moves it away from the pointer.
    <AppFormik
      initialValues={initial}
      validationSchema={signInSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ width: 1, maxWidth: 380 }}>
        <Box sx={{ marginBottom: 1 }}>
          <Typography variant="h1">{text('signIn.title')}</Typography>
          <Muted variant="body1" sx={{ marginTop: 1 }}>
            {text('signIn.lead')}
          </Muted>
          {state.status === 'signedOut' && state.isEnded && (
            <Typography role="status" sx={{ marginTop: 1 }}>
              {text('signIn.ended')}
            </Typography>
          )}
        </Box>
        <FormTextField
          name="email"
          type="email"
          label={text('signIn.email')}
          autoComplete="username"
          autoFocus={credentials === undefined}
        />
        <FormPassword
          name="password"
          label={text('signIn.password')}
          autoComplete="current-password"
          autoFocus={credentials !== undefined && credentials.password === undefined}
        />
        <Link component={RouterLink} to={paths.forgotPassword.href()} sx={{ justifySelf: 'start' }}>
          {text('forgotPassword.link')}
        </Link>
        <SubmitButton size="large" waiting={automatic}>
          {text('signIn.submit')}
        </SubmitButton>
        <SocialSignIn />
        <Muted variant="body1">
          {text('signUp.newHere')}{' '}
          <Link component={RouterLink} to={paths.newAccount.href()}>
            {text('signUp.create')}
          </Link>
        </Muted>
        {automatic && <Muted role="status">{text('signIn.automatic')}</Muted>}
      </Stack>
    </AppFormik>
  );
};
