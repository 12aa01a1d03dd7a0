import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { toMembershipId, type Membership } from '@domain/access/memberships.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import { collectionRef, db, toRecord, withoutId } from '../firestore/db.ts';
import { counted, waitingSince, type Waiting } from '../firestore/tally.ts';

const memberships = () => collectionRef('memberships');

/** Every membership of a person. */
export const readMemberships = async (
  userId: string,
  transaction?: Transaction,
): Promise<readonly Membership[]> => {
  const own = memberships().where('userId', '==', userId);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs.flatMap((snapshot) => toRecord<Membership>(snapshot) ?? []);
};

/** What one agency decided on some people in one role, by their uids; those without a membership are left out. */
export const readMembershipsIn = async (
  agencyId: string,
  role: AccountRole,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Membership>> => {
  if (userIds.length === 0) return new Map();
  const refs = userIds.map((userId) => memberships().doc(toMembershipId(agencyId, userId, role)));
  const found = (await db().getAll(...refs)).flatMap((snapshot) => toRecord<Membership>(snapshot) ?? []);
  return new Map(found.map((membership) => [membership.userId, membership]));
};

/** People whom one query may name. */
const NAMED_MAX = 30;

/** What people are called who have, or had, to do with an agency, by their uids; others are left out. */
export const namesInAgency = async (
  agencyId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const parts = Array.from({ length: Math.ceil(userIds.length / NAMED_MAX) }, (_, part) =>
    userIds.slice(part * NAMED_MAX, (part + 1) * NAMED_MAX),
  );
  const found = await Promise.all(
    parts.map((uids) =>
      memberships()
        .where('agencyId', '==', agencyId)
        .where('userId', 'in', uids)
        .select('userId', 'displayName')
        .get(),
    ),
  );
  return new Map(
    found.flatMap(({ docs }) =>
      docs.map((one) => [String(one.get('userId')), String(one.get('displayName'))] as const),
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
  transaction?: Transaction,
): Promise<readonly Membership[]> => {
  const own = memberships()
    .where('agencyId', '==', agencyId)
    .where('role', 'in', [...roles])
    .limit(limit);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs.flatMap((snapshot) => toRecord<Membership>(snapshot) ?? []);
};

/** Returns memberships with a decision not yet mailed. */
export const findUnannounced = async (
  userId: string,
  transaction: Transaction,
): Promise<readonly Membership[]> => {
  const own = memberships().where('userId', '==', userId).where('announce', '==', true);
  return (await transaction.get(own)).docs.flatMap((snapshot) => toRecord<Membership>(snapshot) ?? []);
};

const unannounced = (agencyId: string, by: Timestamp) =>
  memberships().where('agencyId', '==', agencyId).where('announce', '==', true).where('decidedAt', '<=', by);

/** Decisions of an agency, taken by a moment, that are not in the claims of their people yet. */
export const decisionsBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(unannounced(agencyId, by), 'decidedAt');

/** Whom these decisions are about, the longest waiting first. */
export const undecidedClaims = async (
  agencyId: string,
  by: Timestamp,
  limit: number,
): Promise<readonly string[]> => {
  const { docs } = await unannounced(agencyId, by).orderBy('decidedAt').limit(limit).select('userId').get();
  return [...new Set(docs.map((snapshot) => String(snapshot.get('userId'))))];
};

/** How many memberships an agency has in some roles: nobody is counted less than once. */
export const countMembers = (agencyId: string, roles: readonly AccountRole[]): Promise<number> =>
  counted(
    memberships()
      .where('agencyId', '==', agencyId)
      .where('role', 'in', [...roles]),
  );

export const createMembership = (transaction: Transaction, membership: Membership): void => {
  transaction.create(memberships().doc(membership.id), withoutId(membership));
};

/** Writes a membership alone; what follows for the account is `writeMembership`'s. */
export const setMembership = (transaction: Transaction, membership: Membership): void => {
  transaction.set(memberships().doc(membership.id), withoutId(membership));
};

/** Deletes a membership alone, likewise. */
export const deleteMembership = (transaction: Transaction, id: string): void => {
  transaction.delete(memberships().doc(id));
};

export const markAnnounced = (transaction: Transaction, id: string): void => {
  transaction.update(memberships().doc(id), { announce: false });
};

/** Copies of a person's name beside their memberships, kept true with it. */
export const renameMember = (
  transaction: Transaction,
  all: readonly Membership[],
  displayName: string,
): void => {
  for (const { id } of all) transaction.update(memberships().doc(id), { displayName });
};

/** Engineers who have registered with an agency and wait to be engaged. */
export const countUnengaged = (agencyId: string): Promise<number> =>
  counted(
    memberships()
      .where('agencyId', '==', agencyId)
      .where('engagement', '==', 'pending')
      .where('blocked', '==', false),
  );

/** Registrations on which an agency has still to decide. */
export const countPending = (agencyId: string): Promise<number> =>
  counted(memberships().where('agencyId', '==', agencyId).where('accountValidationStatus', '==', 'PENDING'));
