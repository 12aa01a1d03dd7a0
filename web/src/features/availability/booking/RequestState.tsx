import { useState } from 'react';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { acceptedRange, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { slotSpan } from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';
import { browserZone } from '../../../lib/browserZone.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSlotText } from '../data/useSlotText.ts';
import { zoneName } from '../../../lib/zones.ts';

/** What has become of asking somebody; `moving`: booked, and asked for another time; `unanswered`: their slots are over. */
export type BookingState =
  'notAsked' | 'pending' | 'moving' | 'unanswered' | 'confirmed' | 'taken' | 'cancelled';

const LOOK: Readonly<Record<BookingState, { readonly tone: StateTone; readonly icon: typeof EventBusy }>> = {
  notAsked: { tone: 'neutral', icon: HelpOutline },
  pending: { tone: 'waiting', icon: HourglassTop },
  moving: { tone: 'waiting', icon: EventRepeat },
  unanswered: { tone: 'attention', icon: EventBusy },
  confirmed: { tone: 'positive', icon: EventAvailable },
  taken: { tone: 'neutral', icon: PersonOff },
  cancelled: { tone: 'negative', icon: EventBusy },
};

/** Slots shown before somebody asks for all of them. */
const SHOWN_FIRST = 4;

/** Whether a slot has begun. */
export const hasBegun = (datetime: string, zone: string, now: number): boolean => {
  const slot = readSlot(datetime);
  return slot !== undefined && slotSpan(slot, zone).from <= now;
};

/** The state of a request at a moment in milliseconds; undefined: nobody was asked. */
export const bookingStateOf = (
  request: Pick<AvailabilityRequest, 'state' | 'timeRanges' | 'timeZone' | 'moving'> | undefined,
  now: number,
): BookingState => {
  if (!request) return 'notAsked';
  if (request.state === 'accepted') return 'confirmed';
  if (request.state === 'released') return 'taken';
  if (request.state === 'cancelled') return 'cancelled';
  if (request.moving) return 'moving';
  const isOver = request.timeRanges.every(({ datetime }) => hasBegun(datetime, request.timeZone, now));
  return isOver ? 'unanswered' : 'pending';
};

const SlotLine = ({ datetime, zone }: { readonly datetime: string; readonly zone: string }) => {
  const text = useText();
  const { offered, own } = useSlotText()(datetime, zone);
  return (
    <li>
      {offered}
      {own !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {text('booking.ownTime', { time: own, zone: zoneName(browserZone() ?? 'UTC') })}
        </Box>
      )}
    </li>
  );
};

/** Whether somebody was asked, what they were offered and what they said, by their request’s clock and the reader’s own. */
export const RequestState = ({ request }: { readonly request: AvailabilityRequest | undefined }) => {
  const text = useText();
  const now = useNow();
  const slotText = useSlotText();
  const [showsAll, setShowsAll] = useState(false);
  const state = bookingStateOf(request, now);
  const { tone, icon } = LOOK[state];
  const accepted = request && acceptedRange(request);
  const told =
    !request || state === 'taken' || state === 'cancelled' ? [] : accepted ? [accepted] : request.timeRanges;
  const shown = showsAll ? told : told.slice(0, SHOWN_FIRST);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
      <StateChip tone={tone} icon={icon} label={text(`booking.state.${state}`)} />
      {request && shown.length > 0 && (
        <>
          {request.moving && state === 'moving' && (
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {text('booking.staysBooked', {
                slot: slotText(request.moving.datetime, request.moving.timeZone).offered,
                zone: zoneName(request.moving.timeZone),
              })}
            </Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(accepted ? 'booking.agreed' : 'booking.offered', { zone: zoneName(request.timeZone) })}
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', margin: 0, padding: 0, fontVariantNumeric: 'tabular-nums' }}
          >
            {shown.map(({ id, datetime }) => (
              <SlotLine key={id} datetime={datetime} zone={request.timeZone} />
            ))}
          </Box>
          {shown.length < told.length && (
            <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
              {text('booking.moreSlots', { count: told.length - shown.length })}
            </Button>
          )}
        </>
      )}
    </Box>
  );
};
