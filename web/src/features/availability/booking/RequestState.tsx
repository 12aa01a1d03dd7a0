import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getAcceptedRange, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSlotText } from '../data/useSlotText.ts';
import { formatZone } from '../../../lib/zones.ts';
import { BookingChip } from './BookingChip.tsx';
import { getBookingState } from './bookingState.ts';
import { OptionFacts } from './OptionFacts.tsx';

const AgreedSlot = ({ datetime, zone }: { readonly datetime: string; readonly zone: string }) => {
  const text = useText();
  const { offered, own } = useSlotText()(datetime, zone);

  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {offered}
      {own !== undefined && (
        <Muted component="span" variant="inherit">
          {' · '}
          {text('booking.ownTime', { time: own, zone: formatZone(getBrowserZone() ?? 'UTC') })}
        </Muted>
      )}
    </Box>
  );
};

/** The state of a request and its accepted slot, in the request's zone and the reader's. */
export const RequestState = ({ request }: { readonly request: AvailabilityRequest | undefined }) => {
  const text = useText();
  const now = useNow();
  const slotText = useSlotText();
  const state = getBookingState(request, now);
  const accepted = request && state === 'confirmed' ? getAcceptedRange(request) : undefined;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.5 }}>
      <BookingChip state={state} />
      {request?.moving && state === 'moving' && (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text('booking.staysBooked', {
            slot: slotText(request.moving.datetime, request.moving.timeZone).offered,
            zone: formatZone(request.moving.timeZone),
          })}
        </Typography>
      )}
      {request?.option && state === 'held' && <OptionFacts request={request} option={request.option} />}
      {request && accepted && (
        <>
          <Muted>{text('booking.agreed', { zone: formatZone(request.timeZone) })}</Muted>
          <AgreedSlot datetime={accepted.datetime} zone={request.timeZone} />
        </>
      )}
    </Box>
  );
};
