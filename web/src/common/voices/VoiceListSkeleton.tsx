import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Stack } from '../../components/layout/Stack.tsx';
import { useText } from '../../i18n/useText.ts';

/** Height of a row with only a player, including its gap; in pixels. */
const ROW = 109;
const GAP = 8;
/** Additional height of a row with decisions. */
const DECISIONS = 60;
/** Further ones are off-screen: their space is reserved, but nothing is drawn. */
const DRAWN = 6;

/** Returns the height of a list by its number of voices, in pixels. */
export const getVoiceListHeight = (count: number, hasDecisions = false): number =>
  count * (ROW + (hasDecisions ? DECISIONS : 0) + GAP) - GAP;

interface Props {
  readonly count: number;
  /** Whether voices can be chosen there. */
  readonly hasDecisions?: boolean;
}

/** Placeholder of a voice list with its expected length, so content below hardly moves. */
export const VoiceListSkeleton = ({ count, hasDecisions = false }: Props) => {
  const text = useText();
  const row = hasDecisions ? ROW + DECISIONS : ROW;

  return (
    <Box aria-busy sx={{ minHeight: getVoiceListHeight(count, hasDecisions) }}>
      <span className="visually-hidden">{text('common.loading')}</span>
      <Stack aria-hidden gap={`${GAP}px`}>
        {Array.from({ length: Math.min(count, DRAWN) }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={row} />
        ))}
      </Stack>
    </Box>
  );
};
