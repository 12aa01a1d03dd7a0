import { castingBoardApi } from '@domain/castings/casting-board.api.ts';
import { castingsApi } from '@domain/castings/castings.api.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { change } from '../http/call.ts';
import type { Press } from '../press/presser.ts';

export interface Listing {
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
}

/** Lists a demo for a character in one language. */
export const listDemo = async (
  { projectId, castingId, voiceId }: Listing,
  demoId: string,
  press: Press,
): Promise<void> => {
  const input = { params: { projectId }, body: { castingId, voiceId, demoId } };
  await change(castingsApi['castings.addDemo'], input, press);
};

/** Takes a demo off the list again. */
export const unlistDemo = async (
  { projectId, id }: Pick<CastingDemo, 'projectId' | 'id'>,
  press: Press,
): Promise<void> => {
  await change(castingsApi['castings.removeDemo'], { params: { projectId, id } }, press);
};

/** Takes every demo of a talent off the list. */
export const unlistTalent = async (
  { castingId, voiceId, talentId }: Pick<CastingDemo, 'castingId' | 'voiceId' | 'talentId'>,
  press: Press,
): Promise<void> => {
  const input = { params: { id: castingId, voiceId }, body: { talentId } };
  await change(castingBoardApi['castings.removeTalent'], input, press);
};

/** Puts a list into the order of its ids. */
export const orderDemos = async (
  { castingId, voiceId }: Listing,
  castingDemoIds: readonly string[],
  press: Press,
): Promise<void> => {
  const input = { params: { id: castingId }, body: { voiceId, castingDemoIds: [...castingDemoIds] } };
  await change(castingsApi['castings.changeOrder'], input, press);
};
