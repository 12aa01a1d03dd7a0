import type { RosterView } from '@domain/roster/roster.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { removeView } from '../data/viewCalls.ts';

interface Props {
  readonly view: RosterView;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a view is deleted: it goes for everyone of the agency. */
export const RemoveView = ({ view: { id, name }, onRemoved, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  return (
    <ConfirmDialog
      open
      title={text('roster.viewRemoveTitle', { name })}
      confirmLabel={text('roster.viewRemoveNow')}
      tone="error"
      onCancel={onClose}
      onConfirm={async (press) => {
        await removeView(id, press);
        onRemoved();
        onClose();
        toasts.success(text('roster.viewRemoved', { name }));
      }}
    >
      {text('roster.viewRemoveText')}
    </ConfirmDialog>
  );
};
