import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { firestore } from './admin.ts';
import { call } from './call.ts';

/** What is stored of the demos that a character has in a casting, in the order of the list. */
export const findPlaces = async (
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

/** Adds a demo to the shortlist of a character. */
export const listDemo = (projectId: string, token: string, place: object) =>
  call<Serialised<CastingDemo>>('POST', `/casting-demo/${projectId}`, { token, body: place });

/** Hides talents from the preview of a casting, and shows all others. */
export const hideTalents = (castingId: string, token: string, talentIds: readonly unknown[]) =>
  call('PATCH', `/casting/${castingId}/hideTalent`, {
    token,
    body: { hideTalentFromPreviewList: talentIds },
  });
