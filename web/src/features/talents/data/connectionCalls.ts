import { connectionApi } from '@domain/connection/connection.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const requestCheck = async (talentId: string, submission: Submission): Promise<void> => {
  await change(
    connectionApi['talents.requestConnectionSession'],
    { params: { id: talentId }, body: { status: 'pending' } },
    submission,
  );
};
