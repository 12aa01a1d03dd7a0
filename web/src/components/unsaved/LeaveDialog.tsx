import { useText } from '../../i18n/useText.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface Props {
  /** Labels of the fields with unsaved input; empty: unknown. */
  readonly fields: readonly string[];
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Confirms discarding input. */
export const LeaveDialog = ({ fields, onLeave, onStay }: Props) => {
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
      {fields.length > 0 ? text('unsaved.fields', { fields: fields.join(', ') }) : text('unsaved.text')}
    </ConfirmDialog>
  );
};
