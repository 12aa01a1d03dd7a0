import type { CastingDemo } from '@domain/castings/castings.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

export interface Listing {
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
}

/** Sorts a list by ids; with `isBeginning` these come first, and the others keep their order. */
export const orderDemos = async (
  { castingId, voiceId }: Listing,
  castingDemoIds: readonly string[],
  isBeginning: boolean,
  submission: Submission,
): Promise<void> => {
  const body = { voiceId, castingDemoIds, ...(isBeginning ? { isBeginning } : {}) };
  await api.castings.changeOrder({ id: castingId }, body, submission);
};

/** Moves a shortlisted demo to another character of the same language; to the end of its list without a `position` from 0. */
export const moveDemo = async (
  { castingId, voiceId, demoId }: Pick<CastingDemo, 'castingId' | 'voiceId' | 'demoId'>,
  toVoiceId: string,
  position: number | undefined,
  submission: Submission,
): Promise<void> => {
  await api.castings.moveDemo({ id: castingId }, { demoId, voiceId, toVoiceId, position }, submission);
};

/** Shortlists demos of a project again, with their choices, at the end of their lists. */
export const upsertDemos = async (
  projectId: string,
  demos: readonly CastingDemo[],
  submission: Submission,
): Promise<void> => {
  const castingDemos = demos.map(({ castingId, voiceId, demoId, isSelected }) => ({
    castingId,
    voiceId,
    demoId,
    isSelected,
  }));

  await api.castings.upsertDemos({ projectId }, { castingDemos }, submission);
};
