import { useCallback } from 'react';
import { talentAuditionsApi } from '@domain/auditions/talent-auditions.api.ts';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import { call, change } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useReloadWhenShown } from '../../../lib/http/useReloadWhenShown.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Returns a page of a talent's auditions, latest deadline first. */
export const loadAuditionsPage = (
  talentId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<TalentAudition>> =>
  call(
    talentAuditionsApi['auditions.ofTalent'],
    { params: { id: talentId }, query: cursor ? { cursor } : {} },
    { signal },
  );

/** Loads a talent's auditions page by page; reloads on returning from the upload or another tab. */
export const useTalentAuditions = (talentId: string): Pages<TalentAudition, Page<TalentAudition>> => {
  const pages = usePages<TalentAudition, Page<TalentAudition>>(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => loadAuditionsPage(talentId, cursor, signal),
      [talentId],
    ),
  );
  useReloadWhenShown(pages.reload);
  return pages;
};

/** Sets consent to synthetic voices for a sent take. */
export const changeTakeConsent = async (
  entryId: string,
  syntheticVoiceConsent: boolean,
  submission: Submission,
): Promise<void> => {
  await change(
    talentAuditionsApi['auditions.consent'],
    { params: { id: entryId }, body: { syntheticVoiceConsent } },
    submission,
  );
};

/** Returns the signed-in talent's upload page, which also plays a sent take. */
export const getOwnLink = async (entryId: string): Promise<string> =>
  (await call(talentAuditionsApi['auditions.ownLink'], { params: { id: entryId } })).path;
