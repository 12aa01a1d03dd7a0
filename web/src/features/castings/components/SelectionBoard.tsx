import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../lib/board/board.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { LanguageHead } from './LanguageHead.tsx';

interface Props {
  readonly board: ProjectBoard;
  /** What can be done with the whole board. */
  readonly actions?: ReactNode;
  /** What stands in the field of a character in one language. */
  readonly children: (casting: Casting, voice: Voice) => ReactNode;
}

const CHARACTER_WIDTH = 148;
const COLUMN_MIN = 288;
const line = '1px solid var(--vc-palette-divider)';

/** Where a column of characters would leave half a voice in sight. */
const NARROW = '@container (max-width: 559px)';
/** What shows of the next language there, so that it is looked for; in pixels, with the frame of the board. */
const NEXT_SHOWN = 26;

const columnsOf = (languages: number) => ({
  display: 'grid',
  gridTemplateColumns: `${CHARACTER_WIDTH}px repeat(${languages}, minmax(${COLUMN_MIN}px, 1fr))`,
  [NARROW]: {
    gridTemplateColumns: `repeat(${languages}, calc(100cqi - ${languages > 1 ? NEXT_SHOWN : 2}px))`,
  },
});

/** Of characters, who stay in sight while one goes through the languages. */
const ofCharacters = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  padding: 1.5,
  backgroundColor: 'background.paper',
  borderRight: line,
} as const;

/**
 * Languages across, characters down, voices as cards: what is missing is an empty field. Where it is narrow, one language
 * at a time, and each character above their voices.
 */
export const SelectionBoard = ({ board, actions, children }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const { castings, voices } = board;
  const columns = columnsOf(castings.length);
  return (
    <>
      <BoardSummary board={board}>{actions}</BoardSummary>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          role="region"
          aria-label={text('selection.board')}
          tabIndex={0}
          sx={{
            overflow: 'auto',
            border: line,
            borderRadius: '8px',
            backgroundColor: 'background.paper',
            [NARROW]: { scrollSnapType: 'x proximity' },
          }}
        >
          <Box role="table" aria-label={text('selection.board')} sx={{ minWidth: 'fit-content' }}>
            <Box role="row" sx={{ ...columns, borderBottom: line }}>
              <Box
                role="columnheader"
                sx={{ ...ofCharacters, [NARROW]: { ...visuallyHidden, padding: 0, border: 0 } }}
              >
                <Typography variant="h6" component="span" sx={{ color: 'text.secondary' }}>
                  {text('projects.characters')}
                </Typography>
              </Box>
              {castings.map((casting) => (
                <Box
                  key={casting.id}
                  role="columnheader"
                  sx={{
                    padding: 1.5,
                    borderRight: line,
                    scrollSnapAlign: 'start',
                    '&:last-child': { borderRight: 0 },
                  }}
                >
                  <LanguageHead casting={casting} voices={voices} name={languageName(casting.language)} />
                </Box>
              ))}
            </Box>
            {voices.map((voice) => (
              <Box
                key={voice.id}
                role="row"
                sx={{
                  ...columns,
                  borderBottom: line,
                  '&:last-child': { borderBottom: 0 },
                }}
              >
                <Box
                  role="rowheader"
                  sx={{
                    ...ofCharacters,
                    [NARROW]: { gridColumn: '1 / -1', paddingBlock: 1, border: 0, borderBottom: line },
                  }}
                >
                  <Typography
                    variant="subtitle2"
                    component="span"
                    sx={{ overflowWrap: 'anywhere', [NARROW]: { position: 'sticky', left: 12 } }}
                  >
                    <bdi>{voice.name}</bdi>
                  </Typography>
                </Box>
                {castings.map((casting) => (
                  <Box
                    key={casting.id}
                    role="cell"
                    sx={{
                      padding: 1,
                      minWidth: 0,
                      borderRight: line,
                      backgroundColor: 'background.default',
                      '&:last-child': { borderRight: 0 },
                    }}
                  >
                    {children(casting, voice)}
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </>
  );
};
