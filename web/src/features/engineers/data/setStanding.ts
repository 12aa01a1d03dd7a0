import type { EngineerStanding } from '@domain/access/memberships.ts';
import { api } from '../../../lib/http/api.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const setStanding = (
  id: string,
  status: EngineerStanding,
  submission: Submission,
): Promise<EngineerView> => api.engineers.update({ id }, { status }, submission);
