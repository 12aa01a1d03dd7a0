import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { firestore } from './admin.ts';
import { call } from './call.ts';

/** A character's shortlist entries in a casting, in list order. */
export const findPlaces = async (
  castingId: string,
  voiceId: string,
): Promise<readonly QueryDocumentSnapshot[]> => {
  const found = await firestore()
    .collection('castingDemos')
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .get();
  return found.docs.sort((a, b) => Number(a.get('order')) - Number(b.get('order')));
};

export const choosePlace = (placeId: string | undefined, projectId: string, token: string) =>
  call('PATCH', `/casting-demo/${placeId}/${projectId}`, { token, body: { isSelected: true } });

export const listDemo = (projectId: string, token: string, place: object) =>
  call<Serialised<CastingDemo>>('POST', `/casting-demo/${projectId}`, { token, body: place });

/** Hides these talents from a casting's preview and shows all others. */
export const hideTalents = (castingId: string, token: string, talentIds: readonly unknown[]) =>
  call('PATCH', `/casting/${castingId}/hideTalent`, {
    token,
    body: { hideTalentFromPreviewList: talentIds },
  });
