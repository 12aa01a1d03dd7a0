import { toCastingId } from '@domain/castings/castings.ts';
import type { Listing } from '../../../common/board/shortlist.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { findBestMatch } from './findBestMatch.ts';
import type { FoundDemo } from './useDemoSearch.ts';

/** Returns a voice's demo in another language that best matches this one. */
const findDemo = async (language: string, { talentId, category }: FoundDemo): Promise<FoundDemo> => {
  const { items } = await api.demos.search({ language, talentId });
  const found = findBestMatch(items, category);
  // It was listed a moment ago, so it has been withdrawn since.
  if (!found) throw new ApiError({ status: 409, code: 'demo.notAvailable', message: '' });
  return found;
};

/**
 * Shortlists a voice for a character in the language of its demo and in others, all or none.
 * Voices listed there already stay unchanged.
 */
export const listInAll = async (
  { projectId, castingId, voiceId }: Listing,
  demo: FoundDemo,
  languages: readonly string[],
  submission: Submission,
): Promise<void> => {
  const found = await Promise.all(languages.map((language) => findDemo(language, demo)));
  const listings = found.map(({ id, language }) => ({
    castingId: toCastingId(projectId, language),
    voiceId,
    demoId: id,
  }));
  const castingDemos = [{ castingId, voiceId, demoId: demo.id }, ...listings];

  await api.castings.upsertDemos({ projectId }, { castingDemos }, submission);
};
