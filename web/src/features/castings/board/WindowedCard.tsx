import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useWindowedElement } from '../../../components/useWindowedElement.ts';

/** Initial height of a card, in pixels. */
const CARD_HEIGHT = 150;

/** Renders a card's content only while it is near the viewport. */
export const WindowedCard = ({ children }: { readonly children: () => ReactNode }) => {
  const [card, isNear, height] = useWindowedElement<HTMLDivElement>();
  return (
    <Box ref={card} sx={isNear ? {} : { minHeight: height || CARD_HEIGHT }}>
      {isNear && children()}
    </Box>
  );
};
