import type { Locale } from '@domain/messages/locale.ts';
import { auth, firestore } from './admin.ts';

/** Sets a demo account's language, for its workspace and emails. Callers restore it: other tests read English. */
export const setAccountLanguage = async (email: string, locale: Locale): Promise<void> => {
  const { uid } = await auth().getUserByEmail(email);
  await firestore().doc(`users/${uid}`).update({ locale });
  const talent = firestore().doc(`talents/${uid}`);
  if ((await talent.get()).exists) await talent.update({ communicationLanguage: locale });
};
