import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useDates } from '../../../lib/dates.ts';

const COPIES_MAX = 1500;

/** Enough to cover the text in large type; the rest is cut off. */
const countCopies = (text: string): number =>
  Math.min(COPIES_MAX, 24 + Math.ceil(text.length / 20) + 3 * text.split('\n').length);

interface Props {
  /** Undefined: the script isn't private. */
  readonly name: string | undefined;
  readonly script: string;
  readonly children: ReactNode;
}

/** Repeats the reader's name and the date behind a private script, on screen and paper. */
export const Watermarked = ({ name, script, children }: Props) => {
  const dates = useDates();
  if (name === undefined) return children;

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate' }}>
      <Box
        aria-hidden
        data-watermark
        suppressHydrationWarning
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          overflow: 'hidden',
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'flex-start',
          justifyContent: 'space-around',
          columnGap: 5,
          // Text, because browsers leave out backgrounds in print. The script stays readable through it.
          color: 'text.primary',
          opacity: 0.16,
          fontSize: '0.875rem',
          pointerEvents: 'none',
          userSelect: 'none',
          '@media print': { color: '#000' },
        }}
      >
        {Array.from({ length: countCopies(script) }, (_, copy) => (
          <Box
            component="span"
            key={copy}
            suppressHydrationWarning
            sx={{ paddingBlock: 3, whiteSpace: 'nowrap', transform: 'rotate(-14deg)' }}
          >
            <bdi>{name}</bdi> · {dates.date(new Date().toISOString())}
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
};
