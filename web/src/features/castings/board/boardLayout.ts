import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

export const CHARACTER_WIDTH = 148;
/** Narrower than this, a card's controls would wrap. */
const COLUMN_MIN = 320;
export const BOARD_BORDER = '1px solid var(--vc-palette-divider)';

/** Below this width, a column of characters would leave too little room for voices. */
export const NARROW_BOARD = '@container (max-width: 559px)';
/** Visible pixels of the next language, including its border. */
const NEXT_SHOWN = 26;

/** Columns of a row: the character, then every language. */
export const getBoardColumns = (languages: number) => ({
  display: 'grid',
  gridTemplateColumns: `${CHARACTER_WIDTH}px repeat(${languages}, minmax(${COLUMN_MIN}px, 1fr))`,
  [NARROW_BOARD]: {
    gridTemplateColumns: `repeat(${languages}, calc(100cqi - ${languages > 1 ? NEXT_SHOWN : 2}px))`,
  },
});

/** Scrolls both ways with sticky headers. Printed at full height. */
export const boardSurface = {
  overflow: 'auto',
  // Leaves room for the bar above, the step's footer and the gaps.
  maxHeight: 'calc(100dvh - 168px)',
  minHeight: 320,
  border: BOARD_BORDER,
  borderRadius: '8px',
  backgroundColor: 'background.paper',
  scrollPaddingTop: '56px',
  [NARROW_BOARD]: { scrollSnapType: 'x proximity' },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;

/** Header row of languages. */
export const stickyLanguage = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  borderBottom: BOARD_BORDER,
  backgroundColor: 'background.paper',
} as const;

/** Header column of characters. */
export const stickyCharacter = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  padding: 1.5,
  backgroundColor: 'background.paper',
  borderInlineEnd: BOARD_BORDER,
  [NARROW_BOARD]: { gridColumn: '1 / -1', paddingBlock: 1, border: 0, borderBottom: BOARD_BORDER },
} as const;

/** The corner of both sticky axes. */
export const stickyCorner = {
  ...stickyCharacter,
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 0.5,
  [NARROW_BOARD]: { ...visuallyHidden, padding: 0, border: 0 },
} as const;
