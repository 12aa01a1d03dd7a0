import { useState } from 'react';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { EmailLinkPurpose } from '@domain/accounts/passwords.api.ts';
import { paths } from '../../../app/paths.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useToasts } from '../../../lib/toasts.ts';

type Refusal = 'spent' | 'taken';

const getRefusal = (error: unknown): Refusal | undefined => {
  if (!isApiError(error)) return undefined;
  if (error.status === 409) return 'taken';
  return error.status === 410 || error.status === 422 ? 'spent' : undefined;
};

const ToSignIn = ({ email }: { readonly email?: string }) => {
  const text = useText();
  return (
    <Button variant="contained" component={Link} to={paths.signIn.href(email)}>
      {text('confirmEmail.signIn')}
    </Button>
  );
};

/** A link that can't confirm its address. */
export const RefusedAddress = ({ refusal }: { readonly refusal: Refusal }) => {
  const text = useText();

  return (
    <StateCard
      icon={LinkOff}
      headingLevel="h1"
      title={text(`confirmEmail.${refusal}Title`)}
      action={<ToSignIn />}
    >
      {text(`confirmEmail.${refusal}`)}
    </StateCard>
  );
};

interface Props {
  readonly oobCode: string;
  readonly purpose: EmailLinkPurpose;
}

/** Confirms an address on a click, not on opening: mail scanners open links too. */
export const AddressConfirmation = ({ oobCode, purpose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { state, recheck } = useSession();
  const [refusal, setRefusal] = useState<Refusal>();
  const [confirmed, setConfirmed] = useState<string>();

  const confirm = async (submission: Submission) => {
    const { email } = await api.user.confirmEmail({ oobCode }, { ...submission, anonymous: true });
    // A session of this browser continues without another sign-in.
    await recheck().catch(() => undefined);
    setConfirmed(email);
  };

  const fail = (error: unknown) => {
    const found = getRefusal(error);
    if (found) setRefusal(found);
    else toasts.error(errorText(error));
  };

  if (refusal) return <RefusedAddress refusal={refusal} />;

  if (confirmed === undefined)
    return (
      <StateCard
        icon={MarkEmailRead}
        headingLevel="h1"
        title={text('confirmEmail.title')}
        action={
          <SendButton variant="contained" onSend={confirm} onFailure={fail}>
            {text('confirmEmail.submit')}
          </SendButton>
        }
      >
        {text(`confirmEmail.${purpose}`)}
      </StateCard>
    );

  const isHere = state.status === 'signedIn' && state.email.toLowerCase() === confirmed.toLowerCase();

  return (
    <StateCard
      icon={MarkEmailRead}
      headingLevel="h1"
      title={text('confirmEmail.doneTitle')}
      action={
        isHere ? (
          <Button variant="contained" component={Link} to={paths.root.href()}>
            {text('confirmEmail.continue')}
          </Button>
        ) : (
          <ToSignIn email={confirmed} />
        )
      }
    >
      {text(isHere ? 'confirmEmail.doneHere' : 'confirmEmail.done', { email: confirmed })}
    </StateCard>
  );
};
