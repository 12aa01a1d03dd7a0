import { toCastingId } from '@domain/castings/castings.ts';
import { castingBoardApi } from '@domain/castings/casting-board.api.ts';
import { demosApi } from '@domain/demos/demos.api.ts';
import type { Listing } from '../../../common/board/castingCalls.ts';
import { ApiError } from '../../../lib/http/apiError.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';
import { findBestMatch } from './findBestMatch.ts';
import type { FoundDemo } from './useDemoSearch.ts';

/** A voice's demo in another language that is most like one of theirs. */
const findDemo = async (language: string, { talentId, category }: FoundDemo): Promise<FoundDemo> => {
  const { items } = await call(demosApi['demos.search'], { query: { language, talentId } });
  const found = findBestMatch(items, category);
  // Found a moment ago: it was withdrawn since.
  if (!found) throw new ApiError({ status: 409, code: 'demo.notAvailable', message: '' });
  return found;
};

/**
 * Lists a voice for a character in the language of its demo and in others: in all of them or, where one is refused, in
 * none. A voice that is listed there already stays as it is.
 */
export const listInAll = async (
  { projectId, castingId, voiceId }: Listing,
  demo: FoundDemo,
  languages: readonly string[],
  press: Press,
): Promise<void> => {
  const found = await Promise.all(languages.map((language) => findDemo(language, demo)));
  const others = found.map(({ id, language }) => ({
    castingId: toCastingId(projectId, language),
    voiceId,
    demoId: id,
  }));
  const castingDemos = [{ castingId, voiceId, demoId: demo.id }, ...others];
  await change(
    castingBoardApi['castings.upsertDemos'],
    { params: { projectId }, body: { castingDemos } },
    press,
  );
};
