import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Span } from '@domain/availability/slot-times.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';
import { formatZone } from '../../../lib/zones.ts';

export const SessionTime = ({ from, to, timeZone }: Span & { readonly timeZone: string }) => {
  const text = useText();
  const spanText = useSpanText();
  const here = getBrowserZone() ?? 'UTC';
  const [planned, readerText] = [
    spanText({ from, to }, timeZone, 'date'),
    spanText({ from, to }, here, 'date'),
  ];

  return (
    <Typography component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text('sessions.time', { time: planned, zone: formatZone(timeZone) })}
      {readerText !== planned && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {text('sessions.ownTime', { time: readerText, zone: formatZone(here) })}
        </Box>
      )}
    </Typography>
  );
};
