import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSession } from '../../../lib/session/session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SignUpType = 'talent' | 'engineer' | 'client';

/** Sends a registration, signs in and shows where to confirm the address. An existing account gets its own message; other failures show the server's text. */
export const useSignUpSubmit = <Values extends Credentials>(
  type: SignUpType,
  register: (values: Values, submission: Submission) => Promise<{ readonly id: string }>,
) => {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { signIn } = useSession();

  return useSubmit<Values>(async (values, { submission }) => {
    try {
      const { id } = await register(values, submission);
      // The guard redirects automatically; the page also works while the provider rejects the sign-in.
      await signIn(values.email.trim(), values.password).catch(() => undefined);
      await navigate(paths.verifyEmail.href(type, id), { replace: true });
    } catch (error) {
      if (isApiError(error) && error.code === 'account.exists')
        toasts.error(text('account.exists'), {
          action: { label: text('common.signIn'), onAction: () => void navigate(paths.signIn.href()) },
        });
      throw error;
    }
  });
};
