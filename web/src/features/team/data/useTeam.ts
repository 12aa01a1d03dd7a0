import type { TeamMember } from '@domain/team/team.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The chosen agency's team, including invited members. */
export const useTeam = (): Request<readonly TeamMember[]> =>
  useRequest('team', (signal) => api.team.list({ signal }));
