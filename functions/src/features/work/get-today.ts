import type { Caller } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { getClientSources } from './client-waiting.ts';
import { getEngineerSources } from './engineer-waiting.ts';
import { getReaderRole } from './readers.ts';
import { getStaffSources } from './staff-waiting.ts';
import { getTalentSources } from './talent-waiting.ts';
import type { WaitingSource } from './waiting.ts';

/** Returns the caller's kinds of pending work, in all roles. */
const getSources = (caller: Caller): readonly WaitingSource[] => {
  const now = Date.now();
  const { staffOf, client, talentIn, engineerIn } = getReaderRole(caller);
  return [
    ...(staffOf !== undefined ? getStaffSources(caller, staffOf, now) : []),
    ...(client ? getClientSources(client.agencyId, client.companyId, caller.user.locale) : []),
    ...(engineerIn.length > 0 ? getEngineerSources(caller.uid, engineerIn, now) : []),
    ...(talentIn.length > 0 ? getTalentSources(caller, talentIn, now) : []),
  ];
};

/**
 * Returns the caller's pending work in all roles. A kind costs a count (one read per thousand records) and its first record.
 * At most 34 reads for an admin, 12 for a client, 9 for a talent and 12 for an engineer, below a thousand records per kind.
 */
export const getToday: Operation<'work.today'> = async ({ caller }) => {
  const lists = await Promise.all(getSources(caller).map(({ summarise }) => summarise()));
  return lists.flat();
};

/** Returns the items of one kind, in all roles. */
export const getItems: Operation<'work.items'> = async ({ caller, params: { kind } }) => {
  const sources = getSources(caller).filter((source) => source.kind === kind);
  const lists = await Promise.all(sources.map(({ list }) => list?.() ?? []));
  return lists.flat();
};
