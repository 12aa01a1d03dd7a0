import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useWindowedElement } from '../../../components/useWindowedElement.ts';

/** Height of a card that was never in view, in pixels. */
const CARD_HEIGHT = 150;

/** The content of a card while it is near the visible part. */
export const WindowedCard = ({ children }: { readonly children: () => ReactNode }) => {
  const [card, isNear, height] = useWindowedElement<HTMLDivElement>();
  return (
    <Box ref={card} sx={isNear ? {} : { minHeight: height || CARD_HEIGHT }}>
      {isNear && children()}
    </Box>
  );
};
