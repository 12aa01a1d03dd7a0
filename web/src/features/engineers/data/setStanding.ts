import type { EngineerStanding } from '@domain/access/memberships.ts';
import { engineersApi, type EngineerView } from '@domain/engineers/engineers.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const setStanding = (
  id: string,
  status: EngineerStanding,
  submission: Submission,
): Promise<EngineerView> =>
  change(engineersApi['engineers.update'], { params: { id }, body: { status } }, submission);
