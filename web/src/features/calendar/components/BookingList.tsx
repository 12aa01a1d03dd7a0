import { useState } from 'react';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';

const SessionFilesDialog = lazyComponent(async () => {
  const [dialog] = await Promise.all([
    import('../../../common/sessions/files/SessionFilesDialog.tsx'),
    wantTexts('sessions'),
  ]);
  return dialog.SessionFilesDialog;
});

const WHEN = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The user's bookings in their own time zone, and in the booking's where it differs. */
export const BookingList = ({ bookings }: { readonly bookings: readonly OwnBooking[] }) => {
  const text = useText();
  const timeFormat = useTimeFormat();
  const languageWord = useLanguageWord();
  const [opened, setOpened] = useState<OwnBooking>();
  const here = getBrowserZone() ?? 'UTC';
  const formatSpan = ({ startsAt, endsAt }: OwnBooking, timeZone: string): string =>
    timeFormat({ ...WHEN, timeZone }).formatRange(new Date(startsAt), new Date(endsAt));

  return (
    <PlainList aria-label={text('calendar.coming')}>
      {bookings.map((booking) => {
        const [readerText, agreed] = [formatSpan(booking, here), formatSpan(booking, booking.timeZone)];

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
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{readerText}</Typography>
            {agreed !== readerText && <Muted>{text('calendar.agreed', { time: agreed })}</Muted>}
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
            {booking.sessionId !== null && (
              <Button
                size="small"
                variant="outlined"
                aria-label={text('calendar.materialsFor', { character: booking.character })}
                onPointerEnter={SessionFilesDialog.ahead}
                onClick={() => setOpened(booking)}
                sx={{ marginTop: 1 }}
              >
                {text('calendar.materials')}
              </Button>
            )}
          </Box>
        );
      })}
      {opened?.sessionId && (
        <SessionFilesDialog
          sessionId={opened.sessionId}
          character={opened.character}
          onClose={() => setOpened(undefined)}
        />
      )}
    </PlainList>
  );
};
