import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useWindowedElement } from '../../../components/useWindowedElement.ts';
import { getCardOutlines } from './cardOutline.ts';

/** Initial height of a card, in pixels. */
const CARD_HEIGHT = 150;

const OUTLINE = { ...getCardOutlines(CARD_HEIGHT), backgroundRepeat: 'no-repeat' };

/** Renders a card's content only while it is near the viewport, and its outline before. */
export const WindowedCard = ({ children }: { readonly children: () => ReactNode }) => {
  const [card, isNear, height] = useWindowedElement<HTMLDivElement>();
  return (
    <Box ref={card} sx={isNear ? {} : { ...OUTLINE, minHeight: height || CARD_HEIGHT }}>
      {isNear && children()}
    </Box>
  );
};
