import { strictObject, text, type yup } from '../messages/yup.ts';
import { emailAddress } from '../values/addresses.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { uniqueList } from '../values/lists.ts';
import { personNameFields } from '../people/names.schema.ts';
import { TEAM_ROLES } from './team.ts';

const memberRoles = () => uniqueList(text().oneOf(TEAM_ROLES).required()).max(TEAM_ROLES.length);

/** A new member of the chosen agency's team. They set their password, or use single sign-on. */
export const teamMemberSchema = strictObject({
  ...personNameFields,
  email: emailAddress('validation.email').required(),
  roles: memberRoles().min(1).required(),
});
export type NewTeamMember = yup.InferType<typeof teamMemberSchema>;

/** A member's new name; `was`: the name when editing began. */
export const memberNamePatchSchema = strictObject({
  ...personNameFields,
  was: text()
    .max(2 * NAME_MAX + 1)
    .optional(),
});

export const memberRolesSchema = strictObject({ roles: memberRoles().min(1).required() });

/** A member's new roles in the chosen agency's team; none removes them. `was`: the roles the editor saw; concurrent changes aren't overwritten. */
export const teamMemberPatchSchema = strictObject({
  roles: memberRoles().required(),
  was: memberRoles().optional(),
});
