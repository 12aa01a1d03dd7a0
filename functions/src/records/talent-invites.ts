import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const invites = () => collectionOf('selfServiceInvites');

/** The id alone opens an invitation, so it cannot be guessed. */
export const newInviteId = (): string => randomBytes(18).toString('base64url');

export const readInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<SelfServiceInvite | undefined> => {
  const ref = invites().doc(id);
  return documentOf<SelfServiceInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const createInvite = (transaction: Transaction, invite: SelfServiceInvite): void => {
  transaction.create(invites().doc(invite.id), withoutId(invite));
};

export const changeInvite = (
  transaction: Transaction,
  id: string,
  change: Partial<Omit<SelfServiceInvite, 'id'>>,
): void => {
  transaction.update(invites().doc(id), change);
};

/** Invitations whose `field` has a value: a talent's by `talentId`, and those that only know an address by `email`. */
export const invitesWith = async (
  field: 'talentId' | 'email',
  value: string,
): Promise<readonly SelfServiceInvite[]> => {
  const found = await invites().where(field, '==', value).limit(100).get();
  return found.docs.flatMap((snapshot) => documentOf<SelfServiceInvite>(snapshot) ?? []);
};

/** Whether somebody can still register with an invitation. */
export const isUnused = ({ talentId, status }: SelfServiceInvite): boolean =>
  talentId === null && status === 'sent';
