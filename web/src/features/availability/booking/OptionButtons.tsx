import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';

interface Props {
  readonly request: AvailabilityRequest;
  readonly about: { readonly name: string; readonly character: string };
}

/** Books, challenges or releases a held option. */
export const OptionButtons = ({ request: { id, option }, about }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const isFirst = option?.rank === 1;

  return (
    <>
      {isFirst ? (
        <SendButton
          size="small"
          variant="contained"
          aria-label={text('booking.bookOptionFor', about)}
          onSend={async (submission) => {
            await api.availability.book({ id }, submission);
            toasts.success(text('booking.optionBooked', about));
          }}
        >
          {text('booking.bookOption')}
        </SendButton>
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
    </>
  );
};
