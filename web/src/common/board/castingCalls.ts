import type { CastingDemo } from '@domain/castings/castings.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

export interface Listing {
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
}

/** Shortlists a demo for a character in one language. */
export const listDemo = async (
  { projectId, castingId, voiceId }: Listing,
  demoId: string,
  submission: Submission,
): Promise<void> => {
  await api.castings.addDemo({ projectId }, { castingId, voiceId, demoId }, submission);
};

/** Removes a demo from the shortlist. */
export const removeDemo = async (
  { projectId, id }: Pick<CastingDemo, 'projectId' | 'id'>,
  submission: Submission,
): Promise<void> => {
  await api.castings.removeDemo({ projectId, id }, submission);
};

/** Removes all of a talent's demos from the shortlist. */
export const removeTalentDemos = async (
  { castingId, voiceId, talentId }: Pick<CastingDemo, 'castingId' | 'voiceId' | 'talentId'>,
  submission: Submission,
): Promise<void> => {
  await api.castings.removeTalent({ id: castingId, voiceId }, { talentId }, submission);
};

/** Sorts a list by ids; with `isBeginning` these come first, and the others keep their order. */
export const orderDemos = async (
  { castingId, voiceId }: Listing,
  castingDemoIds: readonly string[],
  isBeginning: boolean,
  submission: Submission,
): Promise<void> => {
  const ids = { castingDemoIds: [...castingDemoIds], ...(isBeginning ? { isBeginning } : {}) };
  await api.castings.changeOrder({ id: castingId }, { voiceId, ...ids }, submission);
};

/** Moves a shortlisted demo to another character of the same language; to the end of its list without a `position` from 0. */
export const moveDemo = async (
  { castingId, voiceId, demoId }: Pick<CastingDemo, 'castingId' | 'voiceId' | 'demoId'>,
  toVoiceId: string,
  position: number | undefined,
  submission: Submission,
): Promise<void> => {
  const place = position === undefined ? {} : { position };
  await api.castings.moveDemo({ id: castingId }, { demoId, voiceId, toVoiceId, ...place }, submission);
};

/** Chooses a shortlisted voice for its character, replacing another, or clears the choice. */
export const chooseVoice = async (
  { id, projectId }: Pick<CastingDemo, 'id' | 'projectId'>,
  isSelected: boolean,
  submission: Submission,
): Promise<void> => {
  await api.castings.updateDemo({ id, projectId }, { isSelected }, submission);
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
