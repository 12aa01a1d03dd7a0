import Box from '@mui/material/Box';
import type { ProjectBoard } from '../../../lib/board/board.ts';
import { CharactersCard } from './CharactersCard.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { NamesCard } from './NamesCard.tsx';

/** Names, characters and working languages: what everything after it is spread over. */
export const ProjectInformation = ({ board }: { readonly board: ProjectBoard }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', lg: 'minmax(320px, 5fr) 4fr 4fr' },
      gap: 2,
      alignItems: 'start',
    }}
  >
    <Box sx={{ gridRow: { md: 'span 2', lg: 'auto' } }}>
      <NamesCard project={board.project} />
    </Box>
    <CharactersCard board={board} />
    <LanguagesCard board={board} />
  </Box>
);
