import { useState } from 'react';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { engineersApi } from '@domain/engineers/engineers.api.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

/** An agency's invitation to an engineer who has an account: the mail leads here, and one press accepts. */
export const EngineerInvitation = ({ id }: { readonly id: string }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [, setQuery] = useSearchParams();
  const [sending, setSending] = useState(false);

  const accept = async () => {
    setSending(true);
    try {
      await call(engineersApi['engineers.acceptInvite'], { params: { id } });
      toasts.success(text('curation.invitationAccepted'));
      setQuery({}, { replace: true });
    } catch (error) {
      toasts.error(errorText(error));
      setSending(false);
    }
  };

  return (
    <StateCard
      icon={Handshake}
      title={text('curation.invitationTitle')}
      action={
        <Button variant="contained" loading={sending} onClick={() => void accept()}>
          {text('curation.invitationAccept')}
        </Button>
      }
    >
      {text('curation.invitationText')}
    </StateCard>
  );
};
