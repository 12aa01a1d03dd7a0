import { useCallback } from 'react';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useReloadWhenShown } from '../../../lib/http/useReloadWhenShown.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Returns a page of a talent's auditions, latest deadline first. */
export const loadAuditionsPage = (
  talentId: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<TalentAudition>> =>
  api.auditions.ofTalent({ id: talentId }, cursor ? { cursor } : {}, { signal });

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
  await api.auditions.consent({ id: entryId }, { syntheticVoiceConsent }, submission);
};

/** Returns the signed-in talent's upload page, which also plays a sent take. */
export const getOwnLink = async (entryId: string): Promise<string> =>
  (await api.auditions.ownLink({ id: entryId })).path;
