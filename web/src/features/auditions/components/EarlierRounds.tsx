import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Folded rows of a character's earlier rounds. */
export const EarlierRounds = ({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}) => {
  const text = useText();
  if (count === 0) return null;

  return (
    <Box component="details" sx={{ flex: '1 1 100%' }}>
      <Box component="summary" sx={{ minHeight: 44, alignContent: 'center', cursor: 'pointer' }}>
        {text('ownAuditions.formerRounds', { count })}
      </Box>
      <PlainList>{children}</PlainList>
    </Box>
  );
};
