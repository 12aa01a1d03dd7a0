import Box from '@mui/material/Box';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { hasMore } from '../data/hasMore.ts';
import { AgencyCard } from './AgencyCard.tsx';
import { AirCard } from './AirCard.tsx';
import { CharactersCard } from './CharactersCard.tsx';
import { LanguagesCard } from './LanguagesCard.tsx';
import { NamesCard } from './NamesCard.tsx';
import { RecordingCard } from './RecordingCard.tsx';

const cards = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 2,
  alignItems: 'start',
} as const;

/** Characters and working languages first; details beyond the names are folded until one is filled in. */
export const ProjectInformation = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const { project } = board;

  return (
    <Stack gap={2}>
      <Box sx={cards}>
        <CharactersCard board={board} />
        <LanguagesCard board={board} />
        <NamesCard project={project} />
      </Box>
      <Disclosure label={text('projects.more')} isOpenAtFirst={hasMore(project)}>
        {() => (
          <Box sx={cards}>
            <AirCard project={project} />
            <RecordingCard project={project} />
            <AgencyCard project={project} />
          </Box>
        )}
      </Disclosure>
    </Stack>
  );
};
