import Box from '@mui/material/Box';
import type { ProjectBoard } from '../../../lib/board/board.ts';
import { AgencyCard } from './AgencyCard.tsx';
import { AirCard } from './AirCard.tsx';
import { CharactersCard } from './CharactersCard.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { NamesCard } from './NamesCard.tsx';
import { RecordingCard } from './RecordingCard.tsx';

/** Names, characters and working languages, over which everything after is spread; then what is to be recorded, for whom and when. */
export const ProjectInformation = ({ board }: { readonly board: ProjectBoard }) => {
  const { project } = board;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <NamesCard project={project} />
      <CharactersCard board={board} />
      <LanguagesCard board={board} />
      <AirCard project={project} />
      <RecordingCard project={project} />
      <AgencyCard project={project} />
    </Box>
  );
};
