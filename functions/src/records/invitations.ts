import { FieldPath, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Invitation, InvitationKind } from '@domain/invitations/invitations.ts';
import { collectionRef, db, toRecord } from '../firestore/db.ts';
import { invitationBy, toInvitationId, isWhole } from '../invitations/as-sourced.ts';

const invitations = () => collectionRef('invitations');

const getRef = (source: string) => invitations().doc(toInvitationId(source));

type Sent = Pick<Invitation, 'agencyId' | 'kind' | 'source' | 'name' | 'email' | 'sentBy'> &
  Partial<Pick<Invitation, 'roles'>> & {
    /** For how long its link holds, in milliseconds; absent: until it is used or withdrawn. */
    readonly holdsMs?: number;
  };

/** Lists an invitation that is sent now, in the transaction that sends it. */
export const listInvitation = (transaction: Transaction, { holdsMs, roles = [], ...sent }: Sent): void => {
  const now = Timestamp.now();
  const invitation: Omit<Invitation, 'id'> = {
    ...sent,
    email: sent.email.toLowerCase(),
    roles,
    state: 'waiting',
    sentAt: now,
    lastSentAt: now,
    expiresAt: holdsMs === undefined ? null : Timestamp.fromMillis(now.toMillis() + holdsMs),
  };
  transaction.set(getRef(sent.source), invitation);
};

/** What is noted of an invitation that is listed. */
export type InvitationChange = Partial<
  Pick<Invitation, 'state' | 'name' | 'roles' | 'lastSentAt' | 'expiresAt'>
>;

/** What is noted when the email of an invitation is sent once more; `holdsMs` as for its listing. */
export const sentAgain = (holdsMs?: number): InvitationChange => {
  const now = Timestamp.now();
  const expiresAt = holdsMs === undefined ? null : Timestamp.fromMillis(now.toMillis() + holdsMs);
  return { lastSentAt: now, expiresAt };
};

/**
 * Reads an invitation and returns the write of its new state or name. An invitation from before
 * the list is then added in full from its source, as read before the change.
 */
export const prepareNote = async (
  transaction: Transaction,
  source: string,
): Promise<(change: InvitationChange) => void> => {
  const ref = getRef(source);
  const found = (await transaction.get(ref)).data();
  if (found && isWhole(found))
    return (change) => {
      if (Object.keys(change).length > 0) transaction.update(ref, change);
    };
  const whole = await invitationBy({ firestore: db(), transaction }, source);
  return (change) => {
    if (whole && Object.keys(change).length > 0) transaction.set(ref, { ...whole, ...found, ...change });
  };
};

/** Reads whether a person has a pending invitation and returns the write of its change, if so. */
export const prepareAnswer = async (
  transaction: Transaction,
  source: string,
): Promise<(change: Partial<Pick<Invitation, 'state' | 'name' | 'roles'>>) => void> => {
  const ref = getRef(source);
  const isWaiting = (await transaction.get(ref)).get('state') === 'waiting';
  return (change) => {
    if (isWaiting) transaction.update(ref, change);
  };
};

/** Records the first sign-in of a person whose account was created by invitation. */
export const markArrived = async (uid: string): Promise<void> => {
  await db().runTransaction(async (transaction) => {
    const settle = await prepareAnswer(transaction, `users/${uid}`);
    settle({ state: 'accepted' });
  });
};

/** Takes an invitation off the list. */
export const forgetInvitation = (transaction: Transaction, source: string): void => {
  transaction.delete(getRef(source));
};

export const readInvitation = async (
  id: string,
  transaction?: Transaction,
): Promise<Invitation | undefined> => {
  const ref = invitations().doc(id);
  return toRecord<Invitation>(await (transaction ? transaction.get(ref) : ref.get()));
};

interface ListedInvitations {
  /** Undefined: of every kind. */
  readonly kinds: readonly InvitationKind[] | undefined;
  readonly state: Invitation['state'] | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

/** A page of an agency’s invitations, the newest first. */
export const findInvitations = async (
  agencyId: string,
  { kinds, state, after, limit }: ListedInvitations,
): Promise<readonly Invitation[]> => {
  const own = invitations().where('agencyId', '==', agencyId);
  const ofKind = kinds ? own.where('kind', 'in', kinds) : own;
  const inState = state ? ofKind.where('state', '==', state) : ofKind;
  const sorted = inState.orderBy('sentAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
  const { docs } = await (after ? sorted.startAfter(after.createdAt, after.id) : sorted).get();
  return docs.flatMap((snapshot) => toRecord<Invitation>(snapshot) ?? []);
};
