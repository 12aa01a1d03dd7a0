import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, Formik } from 'formik';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { signInSchema, type SignInValues } from '@domain/accounts/accounts.schema.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { authErrorText } from '../../../lib/session/authErrors.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Credentials } from './takeCredentials.ts';

/** Email and password. A refusal is told in a toast; what was typed stays. */
export const SignInForm = ({ credentials }: { readonly credentials: Credentials | undefined }) => {
  const text = useText();
  const toasts = useToasts();
  const { state, signIn } = useSession();
  const [visible, setVisible] = useState(false);
  const [automatic, setAutomatic] = useState(credentials !== undefined);
  const used = useRef(false);

  const enter = useCallback(
    async (email: string, password: string) => {
      try {
        await signIn(email, password);
      } catch (error) {
        const told = authErrorText(error);
        toasts.error('raw' in told ? told.raw : text(told.id));
      }
    },
    [signIn, text, toasts],
  );

  useEffect(() => {
    if (!credentials || used.current || state.status !== 'signedOut') return;
    used.current = true;
    void enter(credentials.email, credentials.password).finally(() => setAutomatic(false));
  }, [credentials, enter, state.status]);

  const submit = async (values: SignInValues) => {
    const { email, password } = signInSchema.cast(values);
    await enter(email, password);
  };

  const initial: SignInValues = { email: credentials?.email ?? '', password: '' };
  return (
    <Formik initialValues={initial} validationSchema={signInSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Box component={Form} noValidate sx={{ width: 1, maxWidth: 380, display: 'grid', gap: 2 }}>
          <Box sx={{ marginBottom: 1 }}>
            <Typography variant="h1">{text('signIn.title')}</Typography>
            <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{text('signIn.lead')}</Typography>
          </Box>
          <FormTextField
            name="email"
            type="email"
            label={text('signIn.email')}
            autoComplete="username"
            autoFocus
            size="medium"
          />
          <FormTextField
            name="password"
            type={visible ? 'text' : 'password'}
            label={text('signIn.password')}
            autoComplete="current-password"
            size="medium"
            endAdornment={
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={text(visible ? 'signIn.hidePassword' : 'signIn.showPassword')}
                  aria-pressed={visible}
                  onClick={() => setVisible((shown) => !shown)}
                >
                  {visible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </IconButton>
              </InputAdornment>
            }
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isSubmitting || automatic || state.status === 'checking'}
          >
            {text('signIn.submit')}
          </Button>
          {automatic && (
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {text('signIn.automatic')}
            </Typography>
          )}
        </Box>
      )}
    </Formik>
  );
};
