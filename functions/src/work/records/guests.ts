import type { Query, Transaction } from 'firebase-admin/firestore';
import type { Guest } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collection } from '../../platform/firestore/collection.ts';

const guests = collection<Guest>('guests');

export const newGuestId = guests.newId;

export const readGuest = guests.get;

const queryByLink = ({ projectId, castingId }: LinkOwner): Query =>
  guests.ref.where('projectId', '==', projectId).where('castingId', '==', castingId);

export const findGuests = (link: LinkOwner): Promise<readonly Guest[]> => guests.find(queryByLink(link));

/** Ids of a link's guests; bounded by the link's limit. */
export const findGuestIds = async (link: LinkOwner, transaction: Transaction): Promise<readonly string[]> =>
  (await transaction.get(queryByLink(link).select())).docs.map(({ id }) => id);

export const findNamelessGuests = async (
  link: LinkOwner,
  transaction: Transaction,
): Promise<readonly Guest[]> => {
  return (await guests.find(queryByLink(link), transaction)).filter(({ name }) => name === '');
};

export const countGuests = async (link: LinkOwner, transaction: Transaction): Promise<number> =>
  (await transaction.get(queryByLink(link).count())).data().count;

export const writeGuest = guests.set;

export const deleteGuest = guests.delete;
