import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { browserZone } from '../../../lib/browserZone.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

const WHEN = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** What one is booked for: when by one's own clock, and by the one that it was agreed on in where that shows another time. */
export const BookingList = ({ bookings }: { readonly bookings: readonly OwnBooking[] }) => {
  const text = useText();
  const { locale } = useLocale();
  const languageWord = useLanguageWord();
  const here = browserZone() ?? 'UTC';
  const spanText = ({ startsAt, endsAt }: OwnBooking, timeZone: string): string =>
    new Intl.DateTimeFormat(locale, { ...WHEN, timeZone }).formatRange(new Date(startsAt), new Date(endsAt));
  return (
    <Box
      component="ul"
      aria-label={text('calendar.coming')}
      sx={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {bookings.map((booking) => {
        const [own, agreed] = [spanText(booking, here), spanText(booking, booking.timeZone)];
        return (
          <Box
            key={booking.id}
            component="li"
            sx={{
              paddingBlock: 1.5,
              borderTop: '1px solid',
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{own}</Typography>
            {agreed !== own && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('calendar.agreed', { time: agreed })}
              </Typography>
            )}
            <Typography>
              {text('calendar.role', {
                character: booking.character,
                project: booking.projectName,
                language: languageWord(booking.language),
                agency: booking.agencyName,
              })}
            </Typography>
            {booking.isMoving && (
              <StateChip tone="waiting" icon={EventRepeat} label={text('calendar.moving')} />
            )}
          </Box>
        );
      })}
    </Box>
  );
};
