import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly request: AvailabilityRequest;
  readonly about: { readonly name: string; readonly character: string };
}

/** Adds a booking to a calendar. */
export const SaveBooking = ({ request, about }: Props) => {
  const text = useText();

  return (
    <SendButton
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={text('booking.calendarFor', about)}
      onSend={() => download(api.availability.calendar, { params: { id: request.id }, name: 'booking.ics' })}
    >
      {text('booking.calendar')}
    </SendButton>
  );
};

/** Downloads the sealed confirmation of a booking. */
export const ConfirmationButton = ({ request, about }: Props) => {
  const text = useText();

  return (
    <SendButton
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={text('booking.confirmationFor', about)}
      onSend={() =>
        download(api.availability.confirmation, {
          params: { id: request.id },
          name: 'booking-confirmation.pdf',
        })
      }
    >
      {text('booking.confirmation')}
    </SendButton>
  );
};

/** Keeps a booked slot while others are offered. */
export const KeepSlot = ({ request, about }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <SendButton
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={text('booking.keepSlotFor', about)}
      onSend={async (submission) => {
        await api.availability.keep({ id: request.id }, submission);
        toasts.success(text('booking.slotKept', about));
      }}
    >
      {text('booking.keepSlot')}
    </SendButton>
  );
};
