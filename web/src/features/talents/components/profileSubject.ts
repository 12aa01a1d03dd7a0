import { createContext, useContext } from 'react';
import type { FormatText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useTextFor } from './useTextFor.ts';

/** Id of the talent whose profile the form edits; empty: the reader's own. */
export const ProfileSubject = createContext('');

/** Returns whether the reader edits their own profile, which the browser may autofill. */
export const useIsSelf = (): boolean => {
  const subject = useContext(ProfileSubject);
  const { uid } = useSignedIn();
  return subject === '' || subject === uid;
};

/** Texts of profile fields: addressed to the talent, or about the talent for staff. */
export const useProfileText = (): FormatText => {
  const subject = useContext(ProfileSubject);
  const { uid } = useSignedIn();
  return useTextFor(subject === '' ? uid : subject);
};
