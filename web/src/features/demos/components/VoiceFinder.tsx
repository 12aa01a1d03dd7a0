import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { EqualLoudness } from '../../../components/waveform/EqualLoudness.tsx';
import { countShortlisted, type ProjectBoard } from '../../../common/board/board.ts';
import { useCellDemos } from '../../../common/board/useBoard.ts';
import type { DemoFilters } from '../data/useDemoSearch.ts';
import { useHeardDemos } from '../data/useHeardDemos.ts';
import { CastingTray } from './CastingTray.tsx';
import { DemoResults } from './DemoResults.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { FinderFilters } from './FinderFilters.tsx';
import { FinderOrder } from './FinderOrder.tsx';
import { FinderTarget } from './FinderTarget.tsx';
import { SearchTools } from './SearchTools.tsx';
import { useFinderQuery } from './useFinderQuery.ts';

interface Props {
  readonly board: ProjectBoard;
  readonly casting: Casting;
  readonly voice: Character;
}

const NONE: readonly never[] = [];
/** Filter value when nothing was played yet: matches nothing. */
const NO_DEMO = 'none';

/** Returns the filters to search by: of heard demos alone, or without languages that the project isn't cast in. */
const useSearchedFilters = (
  filters: DemoFilters,
  otherLanguages: readonly string[],
  recent: readonly string[] | undefined,
): DemoFilters => {
  // A saved search may name any language.
  const alsoIn = (filters.alsoIn?.split(',') ?? [])
    .filter((language) => otherLanguages.includes(language))
    .join();

  return useMemo(() => {
    if (recent) return { language: filters.language, ids: recent.join() || NO_DEMO };
    const { alsoIn: _alsoIn, ...rest } = filters;
    return alsoIn === '' ? rest : { ...rest, alsoIn };
  }, [recent, filters, alsoIn]);
};

/** Voices of one language on the left, the chosen character's list on the right. */
export const VoiceFinder = ({ board, casting, voice }: Props) => {
  const { filters, query, filterCount, change, clear, setQuery } = useFinderQuery(
    casting.language,
    board.project.id,
  );
  const heard = useHeardDemos(board.project.id);
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  // Fixed at the time of selection: playing doesn't reorder it.
  const [recent, setRecent] = useState<readonly string[]>();
  const otherLanguages = board.castings.flatMap(({ language }) =>
    language === casting.language ? [] : [language],
  );
  const search = useSearchedFilters(filters, otherLanguages, recent);
  const showAll = () => setRecent(undefined);

  const searchFor = (similar: string): void => {
    showAll();
    setQuery(similar);
  };

  const listing = { projectId: board.project.id, castingId: casting.id, voiceId: voice.id };
  const listed = useCellDemos(listing);
  const count = countShortlisted(casting, voice.id);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) clamp(264px, 27vw, 360px)' },
        columnGap: 3,
        rowGap: 0.5,
        alignItems: 'start',
      }}
    >
      <Row gap={0.75} align="center" sx={{ gridColumn: '1 / -1' }}>
        <FinderTarget board={board} casting={casting} voice={voice} onChange={change} />
        {!recent && (
          <FiltersButton
            count={filterCount}
            isOpen={isOpen}
            panelId={filtersId}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
        <SearchTools
          query={query}
          isRecent={recent !== undefined}
          onRecent={(isRecent) => setRecent(isRecent ? heard : undefined)}
          onQuery={searchFor}
        />
        <Box sx={{ flex: 1 }} />
        {!recent && (
          <FinderOrder
            value={filters.sort ?? 'newest'}
            onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
          />
        )}
        <EqualLoudness isCompact />
      </Row>
      <Box sx={{ minWidth: 0 }}>
        <ReferenceFailure of={['catalog']} />
        {isOpen && !recent && (
          <FinderFilters
            id={filtersId}
            filters={filters}
            filterCount={filterCount}
            otherLanguages={otherLanguages}
            onChange={change}
            onClear={clear}
          />
        )}
        <DemoResults
          filters={search}
          listing={listing}
          // Without listed demos, all voices are free immediately.
          listed={listed.status === 'loading' && count > 0 ? undefined : (listed.data ?? NONE)}
          isRecent={recent !== undefined}
          onQuery={searchFor}
          onClear={() => (recent ? showAll() : clear())}
        />
      </Box>
      <CastingTray
        // A new list starts without pending changes of the previous list.
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
