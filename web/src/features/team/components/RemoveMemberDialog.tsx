import { flushSync } from 'react-dom';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { MAIN_ID } from '../../../components/layout/SkipLink.tsx';
import { TOAST_UNDO_MS, useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly member: TeamMember;
  readonly agency: Workplace;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Confirms removing a member from the team; an active member can be restored. */
export const RemoveMemberDialog = ({ member, agency, onRemoved, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { uid } = useSignedIn();
  const { id, name, state } = member;
  const isSelf = id === uid;
  const { submit: restore } = useSubmission(async (submission) => {
    await api.team.update({ id }, { roles: member.roles, was: [] }, submission);
    toasts.success(text('team.restored', { name }));
    onRemoved();
  });
  const view = isSelf ? 'team.removeSelfText' : state === 'invited' ? 'team.withdrawText' : 'team.removeText';

  return (
    <ConfirmDialog
      open
      title={text('team.removeTitle', { name })}
      confirmLabel={text('team.remove')}
      tone="error"
      onCancel={onClose}
      onConfirm={async (submission) => {
        await api.team.update({ id: member.id }, { roles: [], was: member.roles }, submission);

        const action = { label: text('common.undo'), onAction: () => void restore() };
        toasts.success(
          text('team.removed', { name }),
          isSelf || state === 'invited' ? {} : { action, lastsMs: TOAST_UNDO_MS },
        );

        flushSync(onClose);
        // The button disappears with the row, so the focus moves to the list.
        document.getElementById(MAIN_ID)?.focus();
        onRemoved();
      }}
    >
      {text(view, { agency: agency.publicName })}
    </ConfirmDialog>
  );
};
