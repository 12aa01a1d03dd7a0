import { getAgencies } from '@domain/access/roles.ts';
import { getStanding, type EngineerStanding, type Membership } from '@domain/access/memberships.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { isOutsideAdminAgencies } from '../../work/access/require-visible.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readMemberships, readMembershipsIn } from '../../work/collections/memberships.ts';

const PREFERENCE: readonly EngineerStanding[] = ['active', 'pending', 'released', 'blocked'];

const getBestStanding = (memberships: readonly Membership[]): EngineerStanding => {
  const standings = memberships.filter(({ role }) => role === 'engineer').map(getStanding);
  return PREFERENCE.find((status) => standings.includes(status)) ?? 'pending';
};

const toView = (
  engineer: Engineer,
  status: EngineerStanding,
  agencyIds: readonly string[],
): EngineerView => ({
  ...serialise(engineer),
  agencyIds,
  status,
});

/** Presents engineers to an admin of the chosen agency, without their work elsewhere. */
export const presentEngineers = async (
  caller: Caller,
  engineers: readonly Engineer[],
): Promise<readonly EngineerView[]> => {
  const agencyId = getAgency(caller);
  const ids = engineers.map(({ id }) => id);
  const memberships = await readMembershipsIn(agencyId, 'engineer', ids);
  return engineers.map((engineer) => {
    const membership = memberships.get(engineer.id);
    return toView(engineer, membership ? getStanding(membership) : 'pending', [agencyId]);
  });
};

export const presentEngineer = async (caller: Caller, engineer: Engineer): Promise<EngineerView> => {
  if (caller.uid !== engineer.id || getAgencies(caller.claims, 'admin').length > 0) {
    const [seen] = await presentEngineers(caller, [engineer]);
    if (seen) return seen;
  }
  const memberships = await readMemberships(engineer.id);
  // An acting admin sees only shared agencies.
  const shared = memberships.filter(({ agencyId }) => !isOutsideAdminAgencies(caller, agencyId));
  return toView(engineer, getBestStanding(shared), withOwnAgencies(caller, engineer).agencyIds);
};
