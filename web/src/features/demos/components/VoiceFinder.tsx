import { useId, useMemo, useState } from 'react';
import FilterList from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { EqualLoudness } from '../../../components/waveform/EqualLoudness.tsx';
import { useText } from '../../../i18n/useText.ts';
import { countShortlisted, type ProjectBoard } from '../../../common/board/board.ts';
import { useCellDemos } from '../../../common/board/useBoard.ts';
import { useHeardDemos } from '../data/useHeardDemos.ts';
import { CastingTray } from './CastingTray.tsx';
import { DemoResults } from './DemoResults.tsx';
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

/** Voices of one language on the left, the chosen character's list on the right. */
export const VoiceFinder = ({ board, casting, voice }: Props) => {
  const { filters, query, filterCount, change, clear, setQuery } = useFinderQuery(
    casting.language,
    board.project.id,
  );
  const heard = useHeardDemos(board.project.id);
  const text = useText();
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  // Fixed at the time of selection: playing doesn't reorder it.
  const [recent, setRecent] = useState<readonly string[]>();
  // A saved search may name languages the project isn't cast in.
  const others = board.castings.flatMap(({ language }) => (language === casting.language ? [] : [language]));
  const alsoIn = (filters.alsoIn?.split(',') ?? []).filter((language) => others.includes(language)).join();
  const search = useMemo(() => {
    if (recent) return { language: casting.language, ids: recent.join() || NO_DEMO };
    const { alsoIn: _asked, ...rest } = filters;
    return alsoIn === '' ? rest : { ...rest, alsoIn };
  }, [recent, casting.language, filters, alsoIn]);
  const showAll = () => setRecent(undefined);

  const searchFor = (wanted: string): void => {
    showAll();
    setQuery(wanted);
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
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <FinderTarget board={board} casting={casting} voice={voice} onChange={change} />
        {!recent && (
          <Button
            size="small"
            variant="outlined"
            color={filterCount > 0 ? 'primary' : 'inherit'}
            startIcon={<FilterList />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? filtersId : undefined}
            onClick={() => setOpen(!isOpen)}
            sx={{ height: 32, borderRadius: '16px' }}
          >
            {text('finder.filtersSet', { count: filterCount })}
          </Button>
        )}
        <SearchTools
          query={query}
          isRecent={recent !== undefined}
          onRecent={(isWanted) => setRecent(isWanted ? heard : undefined)}
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
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ReferenceFailure of={['catalog']} />
        {isOpen && !recent && (
          <FinderFilters
            id={filtersId}
            filters={filters}
            filterCount={filterCount}
            otherLanguages={others}
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
