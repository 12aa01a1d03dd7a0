import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { joinNames } from '@domain/values/direction.ts';
import type { Plannable } from '../../../common/sessions/planning.ts';
import { VoiceName } from '../../../common/voices/VoiceName.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { BookingButtons } from './BookingButtons.tsx';
import { BookingChip } from './BookingChip.tsx';
import { CounterOffer } from './CounterOffer.tsx';
import { getBookingState } from './bookingState.ts';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';
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
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const name = item?.demo.talentPublicName ?? text('booking.formerVoice');
  const state = getBookingState(request, now);
  const isOpen = state === 'pending' || state === 'optionAsked' || state === 'unanswered';
  const isBooked = state === 'confirmed' || state === 'moving';
  const about = { name, character };
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
        <Muted variant="body1">
          <bdi>{name}</bdi>
        </Muted>
      )}
      <Box sx={{ minWidth: 0 }}>
        {coveringId === undefined ? (
          <RequestState request={request} />
        ) : (
          <>
            <BookingChip state="confirmed" />
            <Muted sx={{ marginTop: 0.5 }}>{text('booking.covered')}</Muted>
          </>
        )}
        {sameSlot.length > 0 && (
          <Muted>{text('booking.sameSlot', { characters: joinNames(sameSlot) })}</Muted>
        )}
        {request && <CounterOffer request={request} about={about} />}
        {request?.declined && isOpen && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text('booking.declined', { message: request.declined.message })}
          </Typography>
        )}
      </Box>
      <BookingButtons
        request={request}
        sessionId={coveringId ?? (state === 'confirmed' ? request?.sessionId : undefined)}
        state={state}
        about={about}
        onAsk={onAsk}
        onChange={onChange}
        onPlan={onPlan}
        onCancel={() => setAsking(true)}
      />
      {request && (
        <CancelBookingDialog
          open={isAsking}
          request={request}
          isBooked={isBooked}
          about={about}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
