import Box from '@mui/material/Box';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { shortlistedFor, type ProjectBoard } from '../../../lib/board/board.ts';
import { useCellDemos } from '../../../lib/board/useBoard.ts';
import { CastingTray } from './CastingTray.tsx';
import { DemoResults } from './DemoResults.tsx';
import { FinderFilters } from './FinderFilters.tsx';
import { FinderTarget } from './FinderTarget.tsx';
import { useFinderQuery } from './useFinderQuery.ts';

interface Props {
  readonly board: ProjectBoard;
  readonly casting: Casting;
  readonly voice: Voice;
}

const NONE: readonly never[] = [];

/** Voices of one language on the left, what is listed for the chosen character on the right. */
export const VoiceFinder = ({ board, casting, voice }: Props) => {
  const { filters, setFilter, setLiveTested, setTarget, clearFilters } = useFinderQuery(casting.language);
  const listing = { projectId: board.project.id, castingId: casting.id, voiceId: voice.id };
  const listed = useCellDemos(listing);
  const count = shortlistedFor(casting, voice.id);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(280px, 360px)' },
        gap: 3,
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <FinderTarget board={board} casting={casting} voice={voice} onChange={setTarget} />
        <ReferenceFailure of={['catalog']} />
        <FinderFilters
          filters={filters}
          onChange={setFilter}
          onLiveTested={setLiveTested}
          onClear={clearFilters}
        />
        <DemoResults
          filters={filters}
          listing={listing}
          // Where nothing is listed, every voice is free at once.
          listed={listed.status === 'loading' && count > 0 ? undefined : (listed.data ?? NONE)}
          onClear={clearFilters}
        />
      </Box>
      <CastingTray
        // A new list starts without the moves of the one before.
        key={`${casting.id}|${voice.id}`}
        listing={listing}
        listed={listed}
        count={count}
        language={casting.language}
        character={voice.name}
      />
    </Box>
  );
};
