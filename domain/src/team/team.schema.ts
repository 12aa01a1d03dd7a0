import { exactly, text, type yup } from '../messages/yup.ts';
import { mailAddress } from '../values/addresses.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { eachOnce } from '../values/lists.ts';
import { personNameFields } from '../people/names.schema.ts';
import { TEAM_ROLES } from './team.ts';

const memberRoles = () => eachOnce(text().oneOf(TEAM_ROLES).required()).max(TEAM_ROLES.length);

/** Somebody new in the team of the chosen agency. They choose their password themselves, or come in by single sign-on. */
export const teamMemberSchema = exactly({
  ...personNameFields,
  email: mailAddress('validation.email').required(),
  roles: memberRoles().min(1).required(),
});
export type NewTeamMember = yup.InferType<typeof teamMemberSchema>;

/** What a member is called from now on; `was`: what they were called when the editor began. */
export const memberNamePatchSchema = exactly({
  ...personNameFields,
  was: text()
    .max(2 * NAME_MAX + 1)
    .optional(),
});

/** The roles of somebody who stays, as a form has it. */
export const memberRolesSchema = exactly({ roles: memberRoles().min(1).required() });

/**
 * What somebody is in the team of the chosen agency from now on; without roles they are not in it any more. `was` is what
 * the editor saw: roles that somebody else has changed since are not written over.
 */
export const teamMemberPatchSchema = exactly({
  roles: memberRoles().required(),
  was: memberRoles().optional(),
});
