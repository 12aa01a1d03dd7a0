import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { call } from './call.ts';

/** What is stored of the demos that a character has in a casting, in the order of the list. */
export const placesOf = async (
  castingId: string,
  voiceId: string,
): Promise<readonly QueryDocumentSnapshot[]> => {
  const found = await firestore()
    .collection('castingDemos')
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .get();
  return found.docs.sort((one, other) => Number(one.get('order')) - Number(other.get('order')));
};

/** Chooses the voice that stands at a place of a shortlist. */
export const choosePlace = (placeId: string | undefined, projectId: string, token: string) =>
  call('PATCH', `/casting-demo/${placeId}/${projectId}`, { token, body: { isSelected: true } });
