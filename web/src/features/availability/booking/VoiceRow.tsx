import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { getBookedSlot, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { isAllowed, PRODUCERS } from '@domain/transitions.ts';
import { joinNames } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import type { Plannable } from '../../../common/sessions/planning.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { VoiceName } from '../../../common/voices/VoiceName.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { api } from '../../../lib/http/api.ts';
import { CancelOrdered } from './CancelOrdered.tsx';
import { KeepSlot, SaveBooking } from './BookingActions.tsx';
import { BookingChip } from './BookingChip.tsx';
import { getBookingState, hasBegun } from './bookingState.ts';
import { RequestState } from './RequestState.tsx';

interface Props {
  /** Absent: the talent was removed from the shortlist. */
  readonly item: CastingDemo | undefined;
  readonly request: AvailabilityRequest | undefined;
  /** The session that records this role with the voice's others, without its own slot, if any. */
  readonly coveringId: string | undefined;
  readonly character: string;
  readonly sameSlotNames: (request: AvailabilityRequest) => readonly string[];
  /** Absent: no request is possible. */
  readonly onAsk: (() => void) | undefined;
  readonly onChange: (request: AvailabilityRequest) => void;
  readonly onPlan: (of: Omit<Plannable, 'sameSlot'>) => void;
}

/** One voice of a role: booking state and actions. */
export const VoiceRow = (props: Props) => {
  const { item, request, coveringId, character, sameSlotNames, onAsk, onChange, onPlan } = props;
  const text = useText();
  const toasts = useToasts();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const name = item?.demo.talentPublicName ?? text('booking.formerVoice');
  const state = getBookingState(request, now);
  const booked = request && getBookedSlot(request);
  const isOpen = state === 'pending' || state === 'unanswered';
  const isBooked = state === 'confirmed' || state === 'moving';
  const hasNotBegun = booked !== undefined && !hasBegun(booked.datetime, booked.timeZone, now);
  const about = { name, character };
  const may = (change: 'update' | 'keep' | 'cancel') =>
    request !== undefined && isAllowed(slotTransitions[change], getSlotState(request, now), PRODUCERS);
  const sessionId = coveringId ?? (state === 'confirmed' ? request?.sessionId : undefined);
  const sameSlot = state === 'confirmed' && request?.sessionId === null ? sameSlotNames(request) : [];

  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(140px, 220px) minmax(0, 1fr) minmax(0, 300px)',
        },
        gap: 1.5,
        alignItems: 'start',
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {item ? (
        <VoiceName item={item} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <bdi>{name}</bdi>
        </Typography>
      )}
      <Box sx={{ minWidth: 0 }}>
        {coveringId === undefined ? (
          <RequestState request={request} />
        ) : (
          <>
            <BookingChip state="confirmed" />
            <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
              {text('booking.covered')}
            </Typography>
          </>
        )}
        {sameSlot.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('booking.sameSlot', { characters: joinNames(sameSlot) })}
          </Typography>
        )}
        {request?.declined && isOpen && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text('booking.declined', { message: request.declined.message })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
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
            onClick={() => onPlan({ request, talent: name, character })}
          >
            {text('booking.planSession')}
          </Button>
        )}
        {isBooked && request && hasNotBegun && <SaveBooking request={request} about={about} />}
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
        {may('cancel') && (
          <Button
            size="small"
            color="error"
            aria-label={text(isBooked ? 'booking.cancelBookingFor' : 'booking.cancelFor', about)}
            onClick={() => setAsking(true)}
          >
            {text(isBooked ? 'booking.cancelBooking' : 'booking.cancel')}
          </Button>
        )}
      </Box>
      {request && (
        <ConfirmDialog
          open={isAsking}
          tone="error"
          title={text(isBooked ? 'booking.cancelBookingTitle' : 'booking.cancelTitle', about)}
          confirmLabel={text(isBooked ? 'booking.cancelBooking' : 'booking.cancel')}
          cancelLabel={text('booking.keep')}
          onConfirm={async (submission) => {
            await api.availability.cancel({ id: request.id }, submission);
            setAsking(false);
            toasts.success(text('booking.cancelled', about));
          }}
          onCancel={() => setAsking(false)}
        >
          {text(isBooked ? 'booking.cancelBookingText' : 'booking.cancelText', about)}
          {isBooked && isAsking && <CancelOrdered projectId={request.projectId} />}
        </ConfirmDialog>
      )}
    </Box>
  );
};
