import { useEffect, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import type { Listing } from '../../../common/board/shortlist.ts';
import { useExpectingVoices } from '../../../common/licences/competingContext.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useDemoSearch, type DemoFilters } from '../data/useDemoSearch.ts';
import { groupByVoice } from '../data/groupByVoice.ts';
import { listInAll } from '../data/listInAll.ts';
import { useAddDemo } from '../data/useAddDemo.ts';
import { DemoCount } from './DemoCount.tsx';
import { DemoResultsSkeleton } from './DemoResultsSkeleton.tsx';
import type { DemoState } from './demoActions.ts';
import { FoundVoices } from './FoundVoices.tsx';
import { NoDemosFound } from './NoDemosFound.tsx';
import { useVoicePriceCache, useVoicePrices } from '../../../common/pricing/useVoicePrices.ts';
import { getSimilarQuery } from '../../../common/voices/likeQuery.ts';

interface Props {
  readonly filters: DemoFilters;
  readonly listing: Listing;
  /** The character's listed demos; undefined while loading. */
  readonly listed: readonly CastingDemo[] | undefined;
  /** Shows recently heard demos instead of search results. */
  readonly isRecent: boolean;
  readonly onQuery: (query: string) => void;
  readonly onClear: () => void;
}

/** Search results. The next page loads near the end of the list, or with the button. */
export const DemoResults = (props: Props) => {
  const { filters, listing, listed, isRecent, onQuery, onClear } = props;
  const text = useText();
  const search = useDemoSearch(filters);
  const voices = useMemo(() => groupByVoice(search.items), [search.items]);
  const end = useRef<HTMLDivElement>(null);
  const listedIds = useMemo(() => listed && new Set(listed.map((item) => item.demoId)), [listed]);
  const { alsoIn: also } = filters;

  const add = (demoId: string, submission: Submission): Promise<unknown> => {
    const { projectId, castingId, voiceId } = listing;
    const demo = search.items.find(({ id }) => id === demoId);
    return demo && also
      ? listInAll(listing, demo, also.split(','), submission)
      : api.castings.addDemo({ projectId }, { castingId, voiceId, demoId }, submission);
  };

  const { projectId, voiceId } = listing;
  const { language } = filters;
  const priced = useMemo(
    () => voices.map(({ talentId }) => ({ voiceId, language, talentId })),
    [voices, voiceId, language],
  );
  const findPrice = useVoicePrices(useVoicePriceCache(projectId), priced);

  const { wish, wishOf } = useAddDemo(listing, listedIds, add);

  const deriveState = (demoId: string): DemoState => {
    if (!listedIds) return 'unknown';
    const demoWish = wishOf(demoId);
    const isListed = demoWish && demoWish.state !== 'failed' ? demoWish.wanted : listedIds.has(demoId);
    return isListed ? 'shortlisted' : 'free';
  };

  const { loadMore, cursor, phase } = search;
  useExpectingVoices(phase === 'loading' || phase === 'more');

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
    return <NoDemosFound search={search} isRecent={isRecent} onClear={onClear} />;
  }

  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, marginBottom: 0.5 }}
      >
        <DemoCount voices={voices.length} search={search} filters={filters} isRecent={isRecent} />
        <Muted
          variant="caption"
          // Phones have no keyboard.
          sx={{ '@media (hover: none), (max-width: 1199px)': { display: 'none' } }}
        >
          {text('finder.keys')}
        </Muted>
      </Box>
      <FoundVoices
        voices={voices}
        projectId={projectId}
        deriveState={deriveState}
        priceOf={(talentId) => findPrice({ voiceId, language, talentId })}
        wishOf={wishOf}
        onWish={wish}
        onLike={(demo) => onQuery(getSimilarQuery(demo))}
      />
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
