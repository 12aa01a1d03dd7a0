import { useCallback, useEffect } from 'react';
import { talentAuditionsApi } from '@domain/auditions/talent-auditions.api.ts';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import { call } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/**
 * What a talent was asked to audition for, page by page. Whoever comes back to the page, from the upload or from another
 * tab, gets it anew.
 */
export const useAuditionsOf = (talentId: string): Pages<TalentAudition, Page<TalentAudition>> => {
  const pages = usePages<TalentAudition, Page<TalentAudition>>(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        call(
          talentAuditionsApi['auditions.ofTalent'],
          { params: { id: talentId }, query: cursor ? { cursor } : {} },
          { signal },
        ),
      [talentId],
    ),
  );
  const { reload } = pages;
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [reload]);
  return pages;
};

/** The page where the signed-in talent hands an audition in, or hears what was sent. */
export const ownLinkOf = async (entryId: string): Promise<string> =>
  (await call(talentAuditionsApi['auditions.ownLink'], { params: { id: entryId } })).path;
