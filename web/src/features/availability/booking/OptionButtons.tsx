import { useState } from 'react';
import Button from '@mui/material/Button';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { formatZone } from '../../../lib/zones.ts';
import { useSlotText } from '../data/useSlotText.ts';

interface Props {
  readonly request: AvailabilityRequest;
  readonly about: { readonly name: string; readonly character: string };
}

/** Books, challenges or releases a held option. */
export const OptionButtons = ({ request: { id, option, timeRanges, timeZone }, about }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const slotText = useSlotText();
  const [isBooking, setBooking] = useState(false);
  const isFirst = option?.rank === 1;
  const range = timeRanges.find((item) => item.id === option?.rangeId);
  const slot = range ? slotText(range.datetime, timeZone).offered : '';

  return (
    <>
      {isFirst ? (
        <Button
          size="small"
          variant="contained"
          aria-label={text('booking.bookOptionFor', about)}
          onClick={() => setBooking(true)}
        >
          {text('booking.bookOption')}
        </Button>
      ) : (
        <SendButton
          size="small"
          variant="outlined"
          aria-label={text('booking.challengeFor', about)}
          onSend={async (submission) => {
            await api.availability.challenge({ id }, submission);
            toasts.success(text('booking.challenged'));
          }}
        >
          {text('booking.challenge')}
        </SendButton>
      )}
      <SendButton
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={text('booking.releaseFor', about)}
        onSend={async (submission) => {
          await api.availability.releaseOption({ id }, submission);
          toasts.success(text('booking.released', about));
        }}
      >
        {text('booking.release')}
      </SendButton>
      <ConfirmDialog
        open={isBooking}
        title={text('booking.bookOptionTitle', about)}
        confirmLabel={text('booking.bookOption')}
        onConfirm={async (submission) => {
          await api.availability.book({ id }, submission);
          setBooking(false);
          toasts.success(text('booking.optionBooked', about));
        }}
        onCancel={() => setBooking(false)}
      >
        {text('booking.bookOptionText', { ...about, slot, zone: formatZone(timeZone) })}
      </ConfirmDialog>
    </>
  );
};
