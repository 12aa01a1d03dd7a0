import { useText } from '../../i18n/useText.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface Props {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Confirms discarding input. */
export const LeaveDialog = ({ onLeave, onStay }: Props) => {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={text('unsaved.title')}
      confirmLabel={text('unsaved.leave')}
      cancelLabel={text('unsaved.stay')}
      tone="error"
      onConfirm={async () => onLeave()}
      onCancel={onStay}
    >
      {text('unsaved.text')}
    </ConfirmDialog>
  );
};
