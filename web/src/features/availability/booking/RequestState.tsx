import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { acceptedRange, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { useText } from '../../../i18n/useText.ts';
import { browserZone } from '../../../lib/browserZone.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSlotText } from '../data/useSlotText.ts';
import { zoneName } from '../../../lib/zones.ts';
import { BookingChip } from './BookingChip.tsx';
import { bookingStateOf } from './bookingState.ts';

/** Slots shown before somebody asks for all of them. */
const SHOWN_FIRST = 4;

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
  const accepted = request && acceptedRange(request);
  const told =
    !request || state === 'taken' || state === 'cancelled' ? [] : accepted ? [accepted] : request.timeRanges;
  const shown = showsAll ? told : told.slice(0, SHOWN_FIRST);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
      <BookingChip state={state} />
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
