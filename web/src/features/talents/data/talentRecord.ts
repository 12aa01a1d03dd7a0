import { useMemo } from 'react';
import { EMPTY_PROFILE } from '@domain/talents/talent-record.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { TalentPatch } from '@domain/talents/talents.schema.ts';
import { api } from '../../../lib/http/api.ts';
import { useLiveDoc, type Live } from '#firebase/live.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const useTalent = (uid: string | null): Live<Talent | null> => {
  const live = useLiveDoc<Talent>(uid && `talents/${uid}`);
  // Questions added later are unanswered in older records.
  const talent = useMemo(() => live.data && { ...EMPTY_PROFILE, ...live.data }, [live.data]);
  return live.status === 'success' ? { ...live, data: talent ?? null } : live;
};

/** Saves a change, based on the edited version. */
export const updateTalent = (talent: Talent, patch: TalentPatch, submission: Submission) => {
  const updatedAt = new Date(talent.updatedAt.toMillis()).toISOString();
  return api.talents.update({ id: talent.id }, { ...patch, updatedAt }, submission);
};
