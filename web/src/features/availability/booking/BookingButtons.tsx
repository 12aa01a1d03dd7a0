import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { getBookedSlot, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { isAllowed, PRODUCERS } from '@domain/transitions.ts';
import { paths } from '../../../app/paths.ts';
import type { Plannable } from '../../../common/sessions/planning.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { ConfirmationButton, KeepSlot, SaveBooking } from './BookingActions.tsx';
import { hasBegun, type BookingState } from './bookingState.ts';
import { OptionButtons } from './OptionButtons.tsx';

interface Props {
  readonly request: AvailabilityRequest | undefined;
  /** The session that records the voice, if any. */
  readonly sessionId: string | null | undefined;
  readonly state: BookingState;
  readonly about: { readonly name: string; readonly character: string };
  /** Absent: no request is possible. */
  readonly onAsk: (() => void) | undefined;
  readonly onChange: (request: AvailabilityRequest) => void;
  readonly onPlan: (of: Omit<Plannable, 'sameSlot'>) => void;
  readonly onCancel: () => void;
}

/** What can be done about a voice's booking: request, change, plan its session, cancel. */
export const BookingButtons = (props: Props) => {
  const { request, sessionId, state, about, onAsk, onChange, onPlan, onCancel } = props;
  const text = useText();
  const now = useNow();
  const booked = request && getBookedSlot(request);
  const isBooked = state === 'confirmed' || state === 'moving';
  const hasNotBegun = booked !== undefined && !hasBegun(booked.datetime, booked.timeZone, now);
  const may = (change: 'update' | 'keep' | 'cancel') =>
    request !== undefined && isAllowed(slotTransitions[change], getSlotState(request, now), PRODUCERS);

  return (
    <Row sx={{ justifyContent: { md: 'flex-end' } }}>
      {onAsk && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text(request ? 'booking.askAgainFor' : 'booking.askFor', about)}
          onClick={onAsk}
        >
          {text(request ? 'booking.askAgain' : 'booking.askOne')}
        </Button>
      )}
      {may('update') && state !== 'confirmed' && request && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text('booking.changeFor', about)}
          onClick={() => onChange(request)}
        >
          {text(request.declined ? 'booking.offerOthers' : 'booking.change')}
        </Button>
      )}
      {sessionId && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={paths.session.href(sessionId)}
          aria-label={text('booking.openSessionFor', about)}
        >
          {text('booking.openSession')}
        </Button>
      )}
      {state === 'confirmed' && request && !request.sessionId && hasNotBegun && (
        <Button
          size="small"
          variant="contained"
          aria-label={text('booking.planSessionFor', about)}
          onClick={() => onPlan({ request, talent: about.name, character: about.character })}
        >
          {text('booking.planSession')}
        </Button>
      )}
      {isBooked && request && hasNotBegun && <SaveBooking request={request} about={about} />}
      {request?.state === 'accepted' && <ConfirmationButton request={request} about={about} />}
      {may('keep') && request && <KeepSlot request={request} about={about} />}
      {may('update') && state === 'confirmed' && request && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text('booking.moveFor', about)}
          onClick={() => onChange(request)}
        >
          {text('booking.move')}
        </Button>
      )}
      {state === 'held' && request && <OptionButtons request={request} about={about} />}
      {may('cancel') && state !== 'held' && (
        <Button
          size="small"
          color="error"
          aria-label={text(isBooked ? 'booking.cancelBookingFor' : 'booking.cancelFor', about)}
          onClick={onCancel}
        >
          {text(isBooked ? 'booking.cancelBooking' : 'booking.cancel')}
        </Button>
      )}
    </Row>
  );
};
