import { Timestamp } from 'firebase-admin/firestore';
import type { Invitation } from '@domain/invitations/invitations.ts';
import { db } from '../../platform/firestore/db.ts';
import { transact } from '../unit/transact.ts';
import { readSourceInvitation, toInvitationId, isWhole } from '../collections/sourced-invitation.ts';
import type { Work } from '../unit/work.ts';
import { invitations, type InvitationChange } from '../collections/invitations.ts';

const getRef = (source: string) => invitations.doc(toInvitationId(source));

type Sent = Pick<Invitation, 'agencyId' | 'kind' | 'source' | 'name' | 'email' | 'sentBy'> &
  Partial<Pick<Invitation, 'roles'>> & {
    /** The link's lifetime in milliseconds; absent: until used or withdrawn. */
    readonly holdsMs?: number;
  };

/** Lists an invitation in the transaction that sends it. */
export const listInvitation = (work: Work, { holdsMs, roles = [], ...sent }: Sent): void => {
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

  work.transaction.set(getRef(sent.source), invitation);
};

/** Updates a listed invitation. One from before the list is added in full from its source, as read before the transaction's writes. */
export const updateInvitation = async (
  work: Work,
  source: string,
  change: InvitationChange,
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  const ref = getRef(source);
  const found = (await work.transaction.get(ref)).data();
  if (found && isWhole(found)) {
    work.transaction.update(ref, change);
    return;
  }
  const whole = await readSourceInvitation({ firestore: db(), transaction: work.transaction }, source);
  if (whole) work.transaction.set(ref, { ...whole, ...found, ...change });
};

export const updatePendingInvitation = async (
  work: Work,
  source: string,
  change: Partial<Pick<Invitation, 'state' | 'name' | 'roles'>>,
): Promise<void> => {
  const ref = getRef(source);
  if ((await work.transaction.get(ref)).get('state') === 'waiting') work.transaction.update(ref, change);
};

/** Records the first sign-in of a person whose account was created by invitation. */
export const markArrived = (uid: string): Promise<void> =>
  transact((work) => updatePendingInvitation(work, `users/${uid}`, { state: 'accepted' }));

export const forgetInvitation = (work: Work, source: string): void => {
  work.transaction.delete(getRef(source));
};
