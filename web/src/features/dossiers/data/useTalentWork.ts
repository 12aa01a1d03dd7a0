import type { TalentWork } from '@domain/talents/talent-work.api.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** A talent's sessions and earnings with the chosen agency. */
export const useTalentWork = (talentId: string): Request<TalentWork> =>
  useRequest(`talentWork ${talentId}`, (signal) => api.talents.work({ id: talentId }, { signal }));
