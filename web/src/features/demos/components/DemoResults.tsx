import { useEffect, useMemo, useRef } from 'react';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { EqualLoudness } from '../../../components/waveform/EqualLoudness.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Listing } from '../../../lib/board/castingCalls.ts';
import { useDemoSearch, type DemoFilters } from '../data/useDemoSearch.ts';
import { useAddDemo } from '../data/useAddDemo.ts';
import { DemoResultsSkeleton } from './DemoResultsSkeleton.tsx';
import { DemoRow, type DemoState } from './DemoRow.tsx';

interface Props {
  readonly filters: DemoFilters;
  readonly listing: Listing;
  /** What is listed for the character already; undefined while that is not known. */
  readonly listed: readonly CastingDemo[] | undefined;
  readonly onClear: () => void;
}

/** Found demos. The next page loads when its place comes near, or with the button. */
export const DemoResults = ({ filters, listing, listed, onClear }: Props) => {
  const text = useText();
  const search = useDemoSearch(filters);
  const end = useRef<HTMLDivElement>(null);
  const listedIds = useMemo(() => listed && new Set(listed.map((item) => item.demoId)), [listed]);
  const { wish, wishOf } = useAddDemo(listing, listedIds);
  const stateOf = (demoId: string): DemoState => {
    if (!listedIds) return 'unknown';
    const own = wishOf(demoId);
    const isListed = own && own.state !== 'failed' ? own.wanted : listedIds.has(demoId);
    return isListed ? 'shortlisted' : 'free';
  };
  const { loadMore, cursor, phase } = search;

  useEffect(() => {
    const mark = end.current;
    if (!mark || cursor === undefined || phase !== 'ready') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(),
      { rootMargin: '400px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [cursor, phase, loadMore]);

  if (phase === 'loading') return <DemoResultsSkeleton />;
  if (phase === 'failed' && search.items.length === 0) {
    return <ErrorState error={search.error} onRetry={search.retry} />;
  }
  if (search.items.length === 0) {
    return (
      <EmptyState
        icon={SearchOff}
        title={text('finder.emptyTitle')}
        action={
          <Button variant="outlined" color="inherit" onClick={onClear}>
            {text('finder.clear')}
          </Button>
        }
      >
        {text('finder.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, marginBottom: 1 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {text(cursor === undefined ? 'finder.count' : 'finder.countSoFar', { count: search.items.length })}
        </Typography>
        <EqualLoudness />
      </Box>
      <Card
        component="ul"
        aria-label={text('finder.results')}
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {search.items.map((demo) => (
          <DemoRow
            key={demo.id}
            demo={demo}
            state={stateOf(demo.id)}
            wish={wishOf(demo.id)}
            onWish={(wanted) => wish(demo.id, wanted)}
          />
        ))}
      </Card>
      <Box ref={end} sx={{ display: 'flex', justifyContent: 'center', paddingBlock: 2, minHeight: 68 }}>
        {phase === 'failed' ? (
          <ErrorState error={search.error} onRetry={search.retry} />
        ) : (
          cursor !== undefined && (
            <Button color="inherit" loading={phase === 'more'} onClick={loadMore}>
              {text('common.loadMore')}
            </Button>
          )
        )}
      </Box>
    </>
  );
};
