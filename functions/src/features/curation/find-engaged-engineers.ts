import type { Colleague } from '@domain/curation/curation.ts';
import { getAgency } from '../../work/access/caller.ts';
import { getEngagingAgencies } from '../../work/access/engaged.ts';
import type { Operation } from '../../work/operation.ts';
import { findEngineers } from '../../work/collections/engineers.ts';
import { readUsers } from '../../work/collections/users.ts';

/** More than any agency engages; one list offers them. */
const ENGINEERS_MAX = 200;

/** Returns active engineers of any of these agencies, sorted by name. */
export const findEngagedEngineers = async (agencyIds: readonly string[]): Promise<readonly Colleague[]> => {
  const pages = await Promise.all(
    agencyIds.map((agencyId) => findEngineers({ agencyId }, { current: 1, pageSize: ENGINEERS_MAX })),
  );
  const names = new Map(
    pages.flatMap(({ items }) => items.map(({ id, fullName }) => [id, fullName] as const)),
  );
  const users = await readUsers([...names.keys()]);
  const engaged = new Set(
    users.flatMap((user) =>
      user && getEngagingAgencies(user).some((id) => agencyIds.includes(id)) ? [user.id] : [],
    ),
  );

  return [...names].flatMap(([id, fullName]) => (engaged.has(id) ? [{ id, fullName }] : []));
};

export const listEngaged: Operation<'curation.engineers'> = ({ caller }) =>
  findEngagedEngineers([getAgency(caller)]);
