import { useCallback } from 'react';
import { talentAuditionsApi } from '@domain/auditions/talent-auditions.api.ts';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import { call, change } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useReloadWhenShown } from '../../../lib/http/useReloadWhenShown.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** One page of what a talent was asked to audition for, the latest deadline first. */
export const auditionsPage = (
  talentId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<TalentAudition>> =>
  call(
    talentAuditionsApi['auditions.ofTalent'],
    { params: { id: talentId }, query: cursor ? { cursor } : {} },
    { signal },
  );

/**
 * What a talent was asked to audition for, page by page. Whoever comes back to the page, from the upload or from another
 * tab, gets it anew.
 */
export const useAuditionsOf = (talentId: string): Pages<TalentAudition, Page<TalentAudition>> => {
  const pages = usePages<TalentAudition, Page<TalentAudition>>(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => auditionsPage(talentId, cursor, signal),
      [talentId],
    ),
  );
  useReloadWhenShown(pages.reload);
  return pages;
};

/** Says whether a synthetic voice may be made from a take that was sent. */
export const changeTakeConsent = async (
  entryId: string,
  syntheticVoiceConsent: boolean,
  press: Press,
): Promise<void> => {
  await change(
    talentAuditionsApi['auditions.consent'],
    { params: { id: entryId }, body: { syntheticVoiceConsent } },
    press,
  );
};

/** The page where the signed-in talent hands an audition in, or hears what was sent. */
export const ownLinkOf = async (entryId: string): Promise<string> =>
  (await call(talentAuditionsApi['auditions.ownLink'], { params: { id: entryId } })).path;
