import Box from '@mui/material/Box';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';

/** The meter's lower end, in dB below full scale. */
const FLOOR_DB = -60;
/** Above it, the loudest syllables may distort. */
const LOUD_DB = -3;
/** Below it, noise of the room stands out once the level is raised. */
const QUIET_DB = -30;

const toDecibels = (peak: number): number => Math.max(FLOOR_DB, 20 * Math.log10(Math.max(peak, 1e-6)));

interface Props {
  /** Highest sample of the last moment, from 0 to 1. */
  readonly peak: number;
}

/** How loud the microphone hears, as a bar and in words. */
export const LevelMeter = ({ peak }: Props) => {
  const text = useText();
  const decibels = Math.round(toDecibels(peak));
  const level = decibels > LOUD_DB ? 'loud' : decibels < QUIET_DB ? 'quiet' : 'good';
  const colour = { loud: 'error.main', quiet: 'warning.main', good: 'success.main' }[level];

  return (
    <div>
      <Box
        role="meter"
        aria-label={text('recording.level')}
        aria-valuemin={FLOOR_DB}
        aria-valuemax={0}
        aria-valuenow={decibels}
        aria-valuetext={text(`recording.level.${level}`)}
        sx={{ height: 12, borderRadius: 1, overflow: 'hidden', backgroundColor: 'action.hover' }}
      >
        <Box
          sx={{
            width: `${((decibels - FLOOR_DB) / -FLOOR_DB) * 100}%`,
            height: 1,
            backgroundColor: colour,
          }}
        />
      </Box>
      <Muted variant="caption" aria-hidden>
        {text(`recording.level.${level}`)}
      </Muted>
    </div>
  );
};
