import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const requestCheck = async (talentId: string, submission: Submission): Promise<void> => {
  await api.talents.requestConnectionSession({ id: talentId }, { status: 'pending' }, submission);
};
