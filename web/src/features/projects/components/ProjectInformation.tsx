import Box from '@mui/material/Box';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { AgencyCard } from './AgencyCard.tsx';
import { AirCard } from './AirCard.tsx';
import { CharactersCard } from './CharactersCard.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { NamesCard } from './NamesCard.tsx';
import { RecordingCard } from './RecordingCard.tsx';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** Names, characters and working languages first, then recording details, audience and dates. */
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
      }}
    >
      <Box sx={column}>
        <NamesCard project={project} />
        <AirCard project={project} />
      </Box>
      <Box sx={column}>
        <CharactersCard board={board} />
        <RecordingCard project={project} />
      </Box>
      <Box
        sx={{
          ...column,
          gridColumn: { md: 'span 2', lg: 'auto' },
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
        }}
      >
        <LanguagesCard board={board} />
        <AgencyCard project={project} />
      </Box>
    </Box>
  );
};
