import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { Invitation, InvitationKind } from '@domain/invitations/invitations.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const invitations = collection<Invitation>('invitations');

export type InvitationChange = Partial<
  Pick<Invitation, 'state' | 'name' | 'roles' | 'lastSentAt' | 'expiresAt'>
>;

/** The list entry's change when the email is sent again; `holdsMs` as above. */
export const toResent = (holdsMs?: number): InvitationChange => {
  const now = Timestamp.now();
  const expiresAt = holdsMs === undefined ? null : Timestamp.fromMillis(now.toMillis() + holdsMs);
  return { lastSentAt: now, expiresAt };
};

export const readInvitation = invitations.get;

interface ListedInvitations {
  /** Undefined: all kinds. */
  readonly kinds: readonly InvitationKind[] | undefined;
  readonly state: Invitation['state'] | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

export const findInvitations = async (
  agencyId: string,
  { kinds, state, after, limit }: ListedInvitations,
): Promise<readonly Invitation[]> => {
  const query = invitations.ref.where('agencyId', '==', agencyId);
  const kindQuery = kinds ? query.where('kind', 'in', kinds) : query;
  const inState = state ? kindQuery.where('state', '==', state) : kindQuery;
  const sorted = inState.orderBy('sentAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
  return invitations.find(after ? sorted.startAfter(after.createdAt, after.id) : sorted);
};
