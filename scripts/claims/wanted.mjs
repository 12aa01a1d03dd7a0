/** Parses and validates the options of `set`: roles in agencies. */
import { loadTs } from '../load-ts.mjs';

const { ROLES, VALIDATION_STATUSES, uniteRoles } = await loadTs('domain/src/access/roles.ts');

const listOf = (text = '') => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

const refuseUnknown = (what, values, allowed) => {
  const unknown = values.filter((item) => !allowed.includes(item));
  if (unknown.length > 0)
    throw new Error(`Unknown ${what}: ${unknown.join(', ')}. Known: ${allowed.join(', ')}.`);
};

const toPair = (text) => {
  const [role, agencyId, more] = text.split('@');
  if (!role || !agencyId || more !== undefined)
    throw new Error(`--role takes a role and an agency, as admin@agency-one, and not ${text}.`);
  return { role, agencyId };
};

/**
 * Returns an account's wanted roles with agencies, and status; undefined: unchanged. `held`: its current
 * roles. Roles without agencies apply to the current agencies, and vice versa.
 */
export const pickWanted = ({ roles, agencies, role = [], status }, agenciesByRole, knownAgencies) => {
  if (status !== undefined && status !== 'none') refuseUnknown('status', [status], VALIDATION_STATUSES);

  if (roles === undefined && agencies === undefined && role.length === 0) {
    if (status === undefined)
      throw new Error('Nothing to set: give --roles and --agencies, --role or --status.');
    return { status };
  }

  const { roles: heldRoles, agencies: heldAgencies } = uniteRoles(agenciesByRole);
  const isCross = roles !== undefined || agencies !== undefined;
  const crossRoles = isCross ? (roles === undefined ? heldRoles : listOf(roles)) : [];
  const crossAgencies = isCross ? (agencies === undefined ? heldAgencies : listOf(agencies)) : [];
  const pairs = [
    ...crossRoles.flatMap((crossRole) => crossAgencies.map((agencyId) => ({ role: crossRole, agencyId }))),
    ...role.map(toPair),
  ];
  refuseUnknown('role', [...crossRoles, ...pairs.map((pair) => pair.role)], ROLES);
  refuseUnknown('agency', [...crossAgencies, ...pairs.map((pair) => pair.agencyId)], knownAgencies);
  if (crossRoles.length > 0 && crossAgencies.length === 0)
    throw new Error('A role is held in an agency: name it with --agencies.');

  return { pairs, status };
};
