import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../i18n/useText.ts';

/** Height of a listed voice with its player alone, and the gap below it; in pixels. */
const ROW = 109;
const GAP = 8;
/** Further ones are out of sight by the time anybody looks: room is kept for them, and nothing drawn. */
const DRAWN = 6;

/** A list of voices before it is there, as long as it is about to be: what stands below it hardly moves. */
export const VoiceListSkeleton = ({ count }: { readonly count: number }) => {
  const text = useText();
  return (
    <Box aria-busy sx={{ minHeight: count * (ROW + GAP) - GAP }}>
      <span className="visually-hidden">{text('common.loading')}</span>
      <Box aria-hidden sx={{ display: 'grid', gap: `${GAP}px` }}>
        {Array.from({ length: Math.min(count, DRAWN) }, (_, row) => (
          <Skeleton key={row} variant="rounded" height={ROW} />
        ))}
      </Box>
    </Box>
  );
};
