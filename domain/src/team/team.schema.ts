import { optionalPassword } from '../accounts/accounts.schema.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { mailAddress } from '../values/addresses.ts';
import { eachOnce } from '../values/lists.ts';
import { personName } from '../values/names.ts';

const name = personName();

const memberRoles = eachOnce(text().oneOf(['agencyTeam', 'admin']).required())
  .min(1)
  .max(2);
const memberAgencies = eachOnce(idSchema).min(1).max(50);

export const teamMemberSchema = exactly({
  name: name.required(),
  lastName: name.required(),
  email: mailAddress('validation.invalid').required(),
  password: optionalPassword(),
  roles: memberRoles.required(),
  agencies: memberAgencies.required(),
});

export const teamMemberPatchSchema = exactly({
  name: name.optional(),
  lastName: name.optional(),
  roles: memberRoles.optional(),
  agencies: memberAgencies.optional(),
});
