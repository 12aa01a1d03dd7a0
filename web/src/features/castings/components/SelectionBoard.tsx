import { useRef, type FocusEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { moveBetweenCells } from '../board/boardKeys.ts';
import {
  getBoardColumns,
  boardSurface,
  CHARACTER_WIDTH,
  BOARD_BORDER,
  stickyCharacter,
  stickyCorner,
  stickyLanguage,
  NARROW_BOARD,
} from '../board/boardLayout.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { LanguageHead } from './LanguageHead.tsx';

interface Props {
  readonly board: ProjectBoard;
  readonly actions?: ReactNode;
  readonly children: (casting: Casting, voice: Character) => ReactNode;
}

/**
 * Languages across, characters down, voices as cards. Headers stay in view while the board scrolls, and arrow keys move
 * between fields. On narrow screens it shows one language at a time, and each character above their voices.
 */
export const SelectionBoard = ({ board, actions, children }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const { castings, voices } = board;
  const columns = getBoardColumns(castings.length);
  const stop = useRef<HTMLElement>(null);

  /** Keeps a roving tab stop: Tab returns to the cell that had the focus last. */
  const keepStop = ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
    const cell = target.closest<HTMLElement>('[role="gridcell"]');
    if (!cell || cell === stop.current) return;
    const former = stop.current ?? currentTarget.querySelector<HTMLElement>('[role="gridcell"]');
    if (former) former.tabIndex = -1;
    cell.tabIndex = 0;
    stop.current = cell;
  };

  return (
    <>
      <BoardSummary board={board}>{actions}</BoardSummary>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box role="region" aria-label={text('selection.board')} sx={boardSurface}>
          <Box
            role="grid"
            aria-label={text('selection.board')}
            onFocus={keepStop}
            onKeyDown={moveBetweenCells}
            sx={{ minWidth: 'fit-content' }}
          >
            <Box role="row" sx={{ ...columns, ...stickyLanguage }}>
              <Box role="columnheader" sx={stickyCorner}>
                <Muted variant="h6" component="span">
                  {text('projects.characters')}
                </Muted>
              </Box>
              {castings.map((casting) => (
                <Box
                  key={casting.id}
                  role="columnheader"
                  sx={{
                    paddingInline: 1.5,
                    paddingBlock: 0.5,
                    minWidth: 0,
                    borderInlineEnd: BOARD_BORDER,
                    scrollSnapAlign: 'start',
                    '&:last-child': { borderInlineEnd: 0 },
                  }}
                >
                  <LanguageHead casting={casting} voices={voices} name={languageName(casting.language)} />
                </Box>
              ))}
            </Box>
            {voices.map((voice, row) => (
              <Box
                key={voice.id}
                role="row"
                sx={{ ...columns, borderBottom: BOARD_BORDER, '&:last-child': { borderBottom: 0 } }}
              >
                <Box role="rowheader" sx={stickyCharacter}>
                  <Typography
                    variant="subtitle2"
                    component="span"
                    sx={{
                      position: 'sticky',
                      top: 64,
                      overflowWrap: 'anywhere',
                      [NARROW_BOARD]: { top: 'auto', insetInlineStart: 12 },
                    }}
                  >
                    <bdi>{voice.name}</bdi>
                  </Typography>
                </Box>
                {castings.map((casting, column) => (
                  // Named by its headers; an own label would hide its content from screen readers.
                  <Box
                    key={casting.id}
                    role="gridcell"
                    tabIndex={row === 0 && column === 0 ? 0 : -1}
                    sx={{
                      padding: 1,
                      minWidth: 0,
                      borderInlineEnd: BOARD_BORDER,
                      backgroundColor: 'background.default',
                      scrollMarginInlineStart: CHARACTER_WIDTH,
                      '&:last-child': { borderInlineEnd: 0 },
                      '&:focus-visible': { outlineOffset: -2 },
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
