import type { Timestamp } from 'firebase-admin/firestore';
import { isOpen, toMembershipId, type Membership } from '@domain/access/memberships.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import { records } from '../copies/source.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import { countDocuments, countWaiting, type Waiting } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const memberships = collection<Membership>('memberships');

/** A talent's memberships as sources of read models, which depend on the closed ones alone. */
export const talentMemberships = records<Membership>('memberships').by(
  'userId',
  ['agencyId', 'role', 'blocked', 'accountValidationStatus', 'engagement'],
  (membership) => membership.role === 'talent' && !isOpen(membership),
);

export const readMemberships = async (userId: string, work?: Work): Promise<readonly Membership[]> => {
  const query = memberships.ref.where('userId', '==', userId);
  return memberships.find(query, work);
};

/** An agency's memberships of some people in one role, by uid; missing ones are skipped. */
export const readMembershipsIn = async (
  agencyId: string,
  role: AccountRole,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Membership>> => {
  if (userIds.length === 0) return new Map();
  const refs = userIds.map((userId) => memberships.doc(toMembershipId(agencyId, userId, role)));
  const found = (await db().getAll(...refs)).flatMap((snapshot) => toRecord<Membership>(snapshot) ?? []);
  return new Map(found.map((membership) => [membership.userId, membership]));
};

/** Names of an agency's current and former people, by uid; others are skipped. */
export const readNamesInAgency = async (
  agencyId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(
    splitIntoChunks(userIds).map((uids) =>
      memberships.ref
        .where('agencyId', '==', agencyId)
        .where('userId', 'in', uids)
        .select('userId', 'displayName')
        .get(),
    ),
  );

  return new Map(
    found.flatMap(({ docs }) =>
      docs.map((snapshot) => [String(snapshot.get('userId')), String(snapshot.get('displayName'))] as const),
    ),
  );
};

/** Returns a person's membership in an agency; undefined if they never had that role there. */
export const readMembership = async (
  agencyId: string,
  userId: string,
  role: AccountRole,
): Promise<Membership | undefined> => (await readMembershipsIn(agencyId, role, [userId])).get(userId);

/** Returns memberships of an agency in these roles, at most `limit`. */
export const findAgencyMemberships = async (
  agencyId: string,
  roles: readonly AccountRole[],
  limit: number,
  work?: Work,
): Promise<readonly Membership[]> => {
  const query = memberships.ref
    .where('agencyId', '==', agencyId)
    .where('role', 'in', [...roles])
    .limit(limit);
  return memberships.find(query, work);
};

/** Returns memberships with a decision not yet mailed. */
export const findUnannounced = async (userId: string, work: Work): Promise<readonly Membership[]> => {
  const query = memberships.ref.where('userId', '==', userId).where('announce', '==', true);
  return await work.findStored(memberships, query);
};

const queryUnannounced = (agencyId: string, by: Timestamp) =>
  memberships.ref
    .where('agencyId', '==', agencyId)
    .where('announce', '==', true)
    .where('decidedAt', '<=', by);

/** An agency's decisions made by a moment that aren't in claims yet. */
export const tallyOverdueDecisions = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryUnannounced(agencyId, by), 'decidedAt');

/** The people of these decisions, longest waiting first. */
export const findPendingClaims = async (
  agencyId: string,
  by: Timestamp,
  limit: number,
): Promise<readonly string[]> => {
  const { docs } = await queryUnannounced(agencyId, by)
    .orderBy('decidedAt')
    .limit(limit)
    .select('userId')
    .get();
  return [...new Set(docs.map((snapshot) => String(snapshot.get('userId'))))];
};

/** Counts an agency's memberships in some roles; a person may count more than once. */
export const countMembers = (agencyId: string, roles: readonly AccountRole[]): Promise<number> =>
  countDocuments(memberships.ref.where('agencyId', '==', agencyId).where('role', 'in', [...roles]));

export const countUnengaged = (agencyId: string): Promise<number> =>
  countDocuments(
    memberships.ref
      .where('agencyId', '==', agencyId)
      .where('engagement', '==', 'pending')
      .where('blocked', '==', false),
  );

/** Counts registrations awaiting a decision. */
export const countPending = (agencyId: string): Promise<number> =>
  countDocuments(
    memberships.ref.where('agencyId', '==', agencyId).where('accountValidationStatus', '==', 'PENDING'),
  );
