import type { Audition, AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { Serialised } from '@domain/contract.ts';
import { APP, firestore } from './admin.ts';
import { call } from './call.ts';
import { makeDeadline, type Cast } from './tenant.ts';

export const getLinkIdentifier = async (entryId: string): Promise<string> =>
  String((await firestore().collection('auditionInvites').doc(entryId).get()).get('linkIdentifier'));

/** The upload address after the identity check. `at` is another API than the stack's. */
export const getUploadPath = async (
  entryId: string,
  email: string | undefined,
  address = APP,
): Promise<string> => {
  const body = { email, urlIdentifier: await getLinkIdentifier(entryId) };
  const identity = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', {
    body,
    at: address,
  });
  const { jwtToken } = identity.collection;
  const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${jwtToken}`, { at: address });
  return `/audition-entry/upload/${page.collection.id}?token=${jwtToken}`;
};

/** Requests auditions of a character's shortlist, due in five days. */
export const requestAuditions = (
  { castingId, voice }: Pick<Cast, 'castingId' | 'voice'>,
  token: string,
  terms: object = {},
) => {
  const sound = { style: 'NATURAL', deadline: makeDeadline(5), script: 'The script.', brief: 'The brief.' };
  const path = `/audition/${castingId}/${voice.id}`;
  return call<Serialised<Audition>>('POST', path, { token, body: { ...sound, ...terms } });
};
