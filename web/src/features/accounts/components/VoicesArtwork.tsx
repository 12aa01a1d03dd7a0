import Box from '@mui/material/Box';

const BARS = 46;
const ROWS = 7;
/** The bar row that plays, and its progress. */
const PLAYING = 2;
const PLAYED = 19;

/** Loudness shaped like speech: syllables in words, words in a phrase. Constant, so that every visit shows the same. */
const computeLoudness = (row: number, bar: number): number => {
  const syllable = Math.abs(Math.sin(bar * (0.9 + row * 0.13) + row * 2.1));
  const word = 0.35 + 0.65 * Math.abs(Math.sin(bar * 0.21 + row * 1.3));
  const breath = (bar + row * 5) % 17 === 0 ? 0.12 : 1;
  return Math.max(0.06, syllable * word * breath);
};

/** Artwork beside the sign-in form: seven silent voices and one that plays. */
export const VoicesArtwork = () => (
  <Box
    aria-hidden
    sx={(theme) => ({
      height: 1,
      display: 'grid',
      alignContent: 'center',
      gap: { md: 3, lg: 4 },
      paddingInline: { md: 5, lg: 9 },
      borderRadius: '12px',
      overflow: 'hidden',
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: 'surface.sunken',
    })}
  >
    {Array.from({ length: ROWS }, (_row, row) => (
      <Box
        key={row}
        component="svg"
        viewBox={`0 0 ${BARS * 10} 60`}
        sx={{
          width: 1,
          display: 'block',
          opacity: row === PLAYING ? 1 : 0.5 - Math.abs(row - PLAYING) * 0.08,
        }}
      >
        {Array.from({ length: BARS }, (_bar, bar) => {
          const height = 4 + computeLoudness(row, bar) * 54;

          return (
            <Box
              key={bar}
              component="rect"
              x={bar * 10}
              y={30 - height / 2}
              width={5}
              height={height}
              rx={2.5}
              sx={{
                fill:
                  row === PLAYING && bar < PLAYED
                    ? 'var(--vc-palette-primary-main)'
                    : 'var(--vc-palette-surface-wave)',
              }}
            />
          );
        })}
      </Box>
    ))}
  </Box>
);
