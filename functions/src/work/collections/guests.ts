import type { Query } from 'firebase-admin/firestore';
import type { Guest } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const guests = collection<Guest>('guests');

export const newGuestId = guests.newId;

export const readGuest = guests.get;

const queryByLink = ({ projectId, castingId }: LinkOwner): Query =>
  guests.ref.where('projectId', '==', projectId).where('castingId', '==', castingId);

export const findGuests = (link: LinkOwner): Promise<readonly Guest[]> => guests.find(queryByLink(link));

/** Ids of a link's guests; bounded by the link's limit. */
export const findGuestIds = async (link: LinkOwner, work: Work): Promise<readonly string[]> =>
  (await work.transaction.get(queryByLink(link).select())).docs.map(({ id }) => id);

export const findNamelessGuests = async (link: LinkOwner, work: Work): Promise<readonly Guest[]> => {
  return (await work.findStored(guests, queryByLink(link))).filter(({ name }) => name === '');
};

export const countGuests = async (link: LinkOwner, work: Work): Promise<number> =>
  (await work.transaction.get(queryByLink(link).count())).data().count;
