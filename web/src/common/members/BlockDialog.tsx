import type { TalentStatus } from '@domain/talents/talents.ts';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly talentId: string;
  readonly name: string;
  /** Current status in the agency; the dialog offers the other one. */
  readonly status: TalentStatus;
  readonly open: boolean;
  readonly onDone: (status: TalentStatus) => void;
  readonly onCancel: () => void;
}

/** Confirms and performs blocking or unblocking a talent in an agency. For admins. */
export const BlockDialog = ({ talentId, name, status, open, onDone, onCancel }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const isBlocked = status === 'blocked';
  const next: TalentStatus = isBlocked ? 'active' : 'blocked';

  return (
    <ConfirmDialog
      open={open}
      title={text(isBlocked ? 'access.unblockTitle' : 'access.blockTitle', { name })}
      confirmLabel={text(isBlocked ? 'access.unblock' : 'access.block')}
      tone={isBlocked ? 'primary' : 'error'}
      onCancel={onCancel}
      onConfirm={async (submission) => {
        await api.talents.update({ id: talentId }, { status: next }, submission);
        toasts.success(text(`access.now.${next}`, { name }));
        onDone(next);
      }}
    >
      {text(isBlocked ? 'access.unblockText' : 'access.blockText')}
    </ConfirmDialog>
  );
};
