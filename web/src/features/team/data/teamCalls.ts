import type { PersonName } from '@domain/people/names.ts';
import { teamApi } from '@domain/team/team.api.ts';
import type { NewTeamMember } from '@domain/team/team.schema.ts';
import type { TeamMember, TeamRole } from '@domain/team/team.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

export const addMember = (body: NewTeamMember, press: Press) =>
  change(teamApi['team.create'], { body }, press);

/** Sets a member's roles if unchanged since they were read; none removes the member. */
export const setRoles = (
  { id, roles: was }: Pick<TeamMember, 'id' | 'roles'>,
  roles: readonly TeamRole[],
  press: Press,
): Promise<TeamMember> =>
  change(teamApi['team.update'], { params: { id }, body: { roles: [...roles], was: [...was] } }, press);

/** Renames a member if unchanged since the name was read. */
export const rename = (
  { id, name: was }: Pick<TeamMember, 'id' | 'name'>,
  person: PersonName,
  press: Press,
): Promise<TeamMember> => change(teamApi['team.rename'], { params: { id }, body: { ...person, was } }, press);

export const removePhones = ({ id }: Pick<TeamMember, 'id'>, press: Press) =>
  change(teamApi['team.removePhones'], { params: { id } }, press);

export const sendNewLink = ({ id }: Pick<TeamMember, 'id'>, press: Press): Promise<string> =>
  change(teamApi['team.sendNewLink'], { params: { id } }, press);
