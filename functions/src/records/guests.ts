import type { Query, Transaction } from 'firebase-admin/firestore';
import type { Guest } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const guests = () => collectionRef('guests');

/** A name that no guest has yet. */
export const newGuestId = (): string => guests().doc().id;

export const readGuest = async (id: string, transaction?: Transaction): Promise<Guest | undefined> => {
  const ref = guests().doc(id);
  return toRecord<Guest>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Those of a casting's link, or of a project's. */
const ofLink = ({ projectId, castingId }: LinkOwner): Query =>
  guests().where('projectId', '==', projectId).where('castingId', '==', castingId);

export const findGuests = async (link: LinkOwner): Promise<readonly Guest[]> => {
  const found = await ofLink(link).get();
  return found.docs.flatMap((snapshot) => toRecord<Guest>(snapshot) ?? []);
};

/** Ids of the guests of a link; at most as many as a link takes. */
export const findGuestIds = async (link: LinkOwner, transaction: Transaction): Promise<readonly string[]> =>
  (await transaction.get(ofLink(link).select())).docs.map(({ id }) => id);

/** Guests of a link who go by no name. */
export const namelessGuests = async (
  link: LinkOwner,
  transaction: Transaction,
): Promise<readonly Guest[]> => {
  const { docs } = await transaction.get(ofLink(link));
  return docs.flatMap((snapshot) => toRecord<Guest>(snapshot) ?? []).filter(({ name }) => name === '');
};

export const countGuests = async (link: LinkOwner, transaction: Transaction): Promise<number> =>
  (await transaction.get(ofLink(link).count())).data().count;

/** Writes a guest, whole. */
export const writeGuest = (transaction: Transaction, guest: Guest): void => {
  transaction.set(guests().doc(guest.id), withoutId(guest));
};

export const deleteGuest = (transaction: Transaction, id: string): void => {
  transaction.delete(guests().doc(id));
};
