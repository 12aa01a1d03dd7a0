import Button from '@mui/material/Button';
import { getBookedSlot, MOVE_HOURS, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { hasBegun } from './bookingState.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Props {
  /** A booking that hasn't begun. */
  readonly request: AvailabilityRequest;
  /** Whether other slots are being offered. */
  readonly isMoving: boolean;
  readonly about: { readonly name: string; readonly character: string };
  readonly onMove: (request: AvailabilityRequest) => void;
}

/** Actions on a booking besides cancelling: add to a calendar, move, or keep. */
export const BookingActions = ({ request, isMoving, about, onMove }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const now = useNow();
  const booked = getBookedSlot(request);
  const isTooLate = !booked || hasBegun(booked.datetime, booked.timeZone, now + MOVE_HOURS * HOUR_MS);

  return (
    <>
      <SendButton
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={text('booking.calendarFor', about)}
        onSend={() =>
          download(api.availability.calendar, { params: { id: request.id }, name: 'booking.ics' })
        }
      >
        {text('booking.calendar')}
      </SendButton>
      {isMoving && (
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
      )}
      {!isMoving && !isTooLate && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text('booking.moveFor', about)}
          onClick={() => onMove(request)}
        >
          {text('booking.move')}
        </Button>
      )}
    </>
  );
};
