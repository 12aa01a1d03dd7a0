import type { PersonName } from '@domain/people/names.ts';
import { teamApi } from '@domain/team/team.api.ts';
import type { NewTeamMember } from '@domain/team/team.schema.ts';
import type { TeamMember, TeamRole } from '@domain/team/team.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const addMember = (body: NewTeamMember, submission: Submission) =>
  change(teamApi['team.create'], { body }, submission);

/** Sets a member's roles if unchanged since they were read; none removes the member. */
export const setRoles = (
  { id, roles: was }: Pick<TeamMember, 'id' | 'roles'>,
  roles: readonly TeamRole[],
  submission: Submission,
): Promise<TeamMember> =>
  change(teamApi['team.update'], { params: { id }, body: { roles: [...roles], was: [...was] } }, submission);

/** Renames a member if unchanged since the name was read. */
export const rename = (
  { id, name: was }: Pick<TeamMember, 'id' | 'name'>,
  person: PersonName,
  submission: Submission,
): Promise<TeamMember> =>
  change(teamApi['team.rename'], { params: { id }, body: { ...person, was } }, submission);

export const removePhones = ({ id }: Pick<TeamMember, 'id'>, submission: Submission) =>
  change(teamApi['team.removePhones'], { params: { id } }, submission);

export const sendNewLink = ({ id }: Pick<TeamMember, 'id'>, submission: Submission): Promise<string> =>
  change(teamApi['team.sendNewLink'], { params: { id } }, submission);
