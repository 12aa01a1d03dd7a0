import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { CancelOrdered } from './CancelOrdered.tsx';

interface Props {
  readonly open: boolean;
  readonly request: AvailabilityRequest;
  readonly isBooked: boolean;
  readonly about: { readonly name: string; readonly character: string };
  readonly onClose: () => void;
}

/** Confirms that a booking, or the request for one, is cancelled. */
export const CancelBookingDialog = ({ open, request, isBooked, about, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <ConfirmDialog
      open={open}
      tone="error"
      title={text(isBooked ? 'booking.cancelBookingTitle' : 'booking.cancelTitle', about)}
      confirmLabel={text(isBooked ? 'booking.cancelBooking' : 'booking.cancel')}
      cancelLabel={text('booking.keep')}
      onConfirm={async (submission) => {
        await api.availability.cancel({ id: request.id }, submission);
        onClose();
        toasts.success(text('booking.cancelled', about));
      }}
      onCancel={onClose}
    >
      {text(isBooked ? 'booking.cancelBookingText' : 'booking.cancelText', about)}
      {isBooked && open && <CancelOrdered projectId={request.projectId} />}
    </ConfirmDialog>
  );
};
