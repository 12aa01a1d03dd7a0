import { teamApi } from '@domain/team/team.api.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The chosen agency's team, including invited members. */
export const useTeam = (): Request<readonly TeamMember[]> =>
  useRequest('team', (signal) => call(teamApi['team.list'], {}, { signal }));
