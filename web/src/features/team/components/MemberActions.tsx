import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { sendNewLink } from '../data/teamCalls.ts';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';

interface Props {
  readonly member: TeamMember;
  readonly agency: Workplace;
  readonly onChanged: () => void;
}

export const MemberActions = ({ member, agency, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { id, name, email, state } = member;
  const isSelf = id === useSignedIn().uid;
  return (
    // Clicks and Enter here must not open the row.
    <Box
      sx={{ display: 'flex', gap: 0.5 }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {state === 'invited' && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('team.newLinkTo', { name })}
          onSend={async (press) => {
            await sendNewLink(member, press);
            toasts.success(text('team.newLinkSent', { email }));
            onChanged();
          }}
        >
          {text('team.newLink')}
        </SendButton>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={isSelf ? undefined : text('team.removeName', { name })}
        onClick={() => setAsking(true)}
      >
        {text(isSelf ? 'team.leave' : 'team.remove')}
      </Button>
      {isAsking && (
        <RemoveMemberDialog
          member={member}
          agency={agency}
          onRemoved={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
