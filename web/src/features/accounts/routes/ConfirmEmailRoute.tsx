import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { passwordsApi } from '@domain/accounts/passwords.api.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { change } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** The link's result; nothing until the button is pressed, because mail scanners open links too. */
type Outcome = 'waiting' | 'spent' | 'taken' | { readonly email: string };

const getOutcome = (error: unknown): Outcome | undefined => {
  if (!isApiError(error)) return undefined;
  if (error.status === 409) return 'taken';
  return error.status === 410 || error.status === 422 ? 'spent' : undefined;
};

/** Confirms an account's new address by the link mailed to it. */
const ConfirmEmailRoute = () => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const { state, recheck } = useSession();
  const oobCode = query.get('oobCode') ?? '';
  const [outcome, setOutcome] = useState<Outcome>(oobCode === '' ? 'spent' : 'waiting');
  useDocumentTitle(text('confirmEmail.title'));

  const confirm = async (press: Press) => {
    const input = { body: { oobCode } };
    const done = await change(passwordsApi['user.confirmEmail'], input, press, { anonymous: true });
    // A session of this browser continues without another sign-in.
    await recheck().catch(() => undefined);
    setOutcome(done);
  };
  const fail = (error: unknown) => {
    const view = getOutcome(error);
    if (view) setOutcome(view);
    else toasts.error(errorText(error));
  };
  const toSignIn = (email?: string) => (
    <Button variant="contained" component={Link} to={paths.signIn.href(email)}>
      {text('confirmEmail.signIn')}
    </Button>
  );

  const toApp = (
    <Button variant="contained" component={Link} to={paths.root.href()}>
      {text('confirmEmail.continue')}
    </Button>
  );
  const goOn = (email: string) =>
    state.status === 'signedIn' && state.email.toLowerCase() === email.toLowerCase()
      ? { view: text('confirmEmail.doneHere', { email }), action: toApp }
      : { view: text('confirmEmail.done', { email }), action: toSignIn(email) };

  const isRefused = outcome === 'spent' || outcome === 'taken';
  const shown =
    outcome === 'waiting'
      ? {
          title: text('confirmEmail.title'),
          view: text('confirmEmail.text'),
          action: (
            <SendButton variant="contained" onSend={confirm} onFailure={fail}>
              {text('confirmEmail.submit')}
            </SendButton>
          ),
        }
      : isRefused
        ? {
            title: text(`confirmEmail.${outcome}Title`),
            view: text(`confirmEmail.${outcome}`),
            action: toSignIn(),
          }
        : {
            title: text('confirmEmail.doneTitle'),
            ...goOn(outcome.email),
          };

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <StateCard
        icon={isRefused ? LinkOff : MarkEmailRead}
        headingLevel="h1"
        title={shown.title}
        action={shown.action}
      >
        {shown.view}
      </StateCard>
    </Box>
  );
};

export default ConfirmEmailRoute;
