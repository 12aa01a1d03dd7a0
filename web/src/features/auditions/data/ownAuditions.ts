import { useCallback } from 'react';
import type { TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useReloadWhenShown } from '../../../lib/http/useReloadWhenShown.ts';

/** Loads a talent's auditions page by page; reloads on returning from the upload or another tab. */
export const useTalentAuditions = (talentId: string): Pages<TalentAudition, Page<TalentAudition>> => {
  const pages = usePages<TalentAudition, Page<TalentAudition>>(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        api.auditions.ofTalent({ id: talentId }, { cursor }, { signal }),
      [talentId],
    ),
  );
  useReloadWhenShown(pages.reload);
  return pages;
};
