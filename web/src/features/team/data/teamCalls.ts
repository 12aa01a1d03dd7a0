import type { PersonName } from '@domain/people/names.ts';
import type { NewTeamMember } from '@domain/team/team.schema.ts';
import type { TeamMember, TeamRole } from '@domain/team/team.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const addMember = (body: NewTeamMember, submission: Submission) => api.team.create(body, submission);

/** Sets a member's roles if unchanged since they were read; none removes the member. */
export const setRoles = (
  { id, roles: was }: Pick<TeamMember, 'id' | 'roles'>,
  roles: readonly TeamRole[],
  submission: Submission,
): Promise<TeamMember> => api.team.update({ id }, { roles: [...roles], was: [...was] }, submission);

/** Renames a member if unchanged since the name was read. */
export const rename = (
  { id, name: was }: Pick<TeamMember, 'id' | 'name'>,
  person: PersonName,
  submission: Submission,
): Promise<TeamMember> => api.team.rename({ id }, { ...person, was }, submission);

export const removePhones = ({ id }: Pick<TeamMember, 'id'>, submission: Submission) =>
  api.team.removePhones({ id }, submission);

export const sendNewLink = ({ id }: Pick<TeamMember, 'id'>, submission: Submission): Promise<string> =>
  api.team.sendNewLink({ id }, submission);
