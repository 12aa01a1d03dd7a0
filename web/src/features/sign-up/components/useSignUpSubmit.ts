import { useCallback } from 'react';
import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { submitForm } from '../../../components/form/submitForm.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSession } from '../../../lib/session/session.ts';

/** What every registration signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SignUpType = 'talent' | 'engineer' | 'client';

/**
 * Sends a registration, signs the new account in and shows where to confirm the address. Who is registered already is
 * told so; the server's own words tell of any other failure.
 */
export const useSignUpSubmit = (type: SignUpType) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { signIn } = useSession();

  return useCallback(
    <Values extends Credentials>(
      values: Values,
      helpers: FormikHelpers<Values>,
      send: () => Promise<{ readonly id: string }>,
    ) =>
      submitForm(
        values,
        helpers,
        async () => {
          try {
            const { id } = await send();
            // The guard leads on by itself; the page also works for somebody the provider does not let in right now.
            await signIn(values.email.trim(), values.password).catch(() => undefined);
            await navigate(paths.verifyEmail.href(type, id), { replace: true });
          } catch (error) {
            if (!isApiError(error) || error.code !== 'account.exists') throw error;
            toasts.info(text('account.exists'));
          }
        },
        (error) => toasts.error(errorText(error)),
      ),
    [errorText, navigate, signIn, text, toasts, type],
  );
};
