import type { Talent } from '@domain/talents/talents.ts';
import type { TalentPatch } from '@domain/talents/talents.schema.ts';
import { talentsApi } from '@domain/talents/talents.api.ts';
import { useLiveDoc, type Live } from '#firebase/live.ts';
import { call } from '../../../lib/http/call.ts';

/** The private half of a talent, live. */
export const useTalent = (uid: string | null): Live<Talent | null> =>
  useLiveDoc<Talent>(uid && `talents/${uid}`);

/** Saves a change of the version that was edited; somebody else's newer one is not written over. */
export const updateTalent = (talent: Talent, change: TalentPatch) =>
  call(talentsApi['talents.update'], {
    params: { id: talent.id },
    body: { ...change, updatedAt: new Date(talent.updatedAt.toMillis()).toISOString() },
  });
