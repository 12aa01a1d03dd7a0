import { DEMO_PAGE_MAX } from '@domain/demos/demos.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { groupByVoice } from './groupByVoice.ts';
import type { FoundDemo } from './useDemoSearch.ts';

/** Similar voices that are shown. */
const SIMILAR_MAX = 4;
const SEARCHED = 24;
/** Number of future days to show availability for. */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const getDayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Loads all of a voice's demos the caller may hear, in any language. */
export const useVoiceDemos = (talentId: string): Request<readonly FoundDemo[]> =>
  useRequest(
    `voice ${talentId}`,
    async (signal) => (await api.demos.search({ talentId, pageSize: DEMO_PAGE_MAX }, { signal })).items,
  );

/** Whether a voice has no days off in the next two weeks. */
export const useIsFree = ({ id, language }: FoundDemo): Request<boolean> =>
  useRequest(`free ${id}`, async (signal) => {
    const query = { language, ids: id, free: `${getDayIn(1)}/${getDayIn(DAYS)}` };
    return (await api.demos.search(query, { signal })).items.length > 0;
  });

/** Other voices in the same language with the same traits, one demo each. */
export const useSimilarVoices = (demo: FoundDemo): Request<readonly FoundDemo[]> => {
  const { language, gender, voiceAge, tone, talentId } = demo;
  return useRequest(`like ${demo.id}`, async (signal) => {
    const query = { language, gender, voiceAge, tone, pageSize: SEARCHED };
    const { items } = await api.demos.search(query, { signal });
    return groupByVoice(items.filter((item) => item.talentId !== talentId))
      .slice(0, SIMILAR_MAX)
      .map(({ best }) => best);
  });
};
