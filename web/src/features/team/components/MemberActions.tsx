import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';
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
  const [isRemovingPhones, setRemovingPhones] = useState(false);
  const { id, name, email, state } = member;
  const isSelf = id === useSignedIn().uid;

  return (
    // Clicks and Enter here must not open the row.
    <Row
      isOneLine
      gap={0.5}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {state === 'invited' && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('team.newLinkTo', { name })}
          onSend={async (submission) => {
            await api.team.sendNewLink({ id: member.id }, submission);
            toasts.success(text('team.newLinkSent', { email }));
            onChanged();
          }}
        >
          {text('team.newLink')}
        </SendButton>
      )}
      {member.hasTwoStep && !isSelf && (
        <Button
          size="small"
          color="inherit"
          aria-label={text('team.removePhonesOf', { name })}
          onClick={() => setRemovingPhones(true)}
        >
          {text('team.removePhones')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={isSelf ? undefined : text('team.removeName', { name })}
        onClick={() => setAsking(true)}
      >
        {text(isSelf ? 'team.leave' : 'team.remove')}
      </Button>
      <ConfirmDialog
        open={isRemovingPhones}
        title={text('team.removePhonesTitle', { name })}
        confirmLabel={text('team.removePhones')}
        tone="error"
        onCancel={() => setRemovingPhones(false)}
        onConfirm={async (submission) => {
          await api.team.removePhones({ id: member.id }, submission);
          setRemovingPhones(false);
          toasts.success(text('team.phonesRemoved', { name }));
          onChanged();
        }}
      >
        {text('team.removePhonesText')}
      </ConfirmDialog>
      {isAsking && (
        <RemoveMemberDialog
          member={member}
          agency={agency}
          onRemoved={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
};
