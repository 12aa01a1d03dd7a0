import Handshake from '@mui/icons-material/HandshakeOutlined';
import { useSearchParams } from 'react-router-dom';
import { engineersApi } from '@domain/engineers/engineers.api.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** An agency's invitation to an engineer with an account, opened from the mail. One press accepts. */
export const EngineerInvitation = ({ id }: { readonly id: string }) => {
  const text = useText();
  const toasts = useToasts();
  const [, setQuery] = useSearchParams();

  const accept = async (press: Press) => {
    await change(engineersApi['engineers.acceptInvite'], { params: { id } }, press);
    toasts.success(text('curation.invitationAccepted'));
    setQuery({}, { replace: true });
  };

  return (
    <StateCard
      icon={Handshake}
      title={text('curation.invitationTitle')}
      action={
        <SendButton variant="contained" onSend={accept}>
          {text('curation.invitationAccept')}
        </SendButton>
      }
    >
      {text('curation.invitationText')}
    </StateCard>
  );
};
