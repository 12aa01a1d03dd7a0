import { createContext, useContext } from 'react';
import type { FormatText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useTextFor } from './useTextFor.ts';

/** Id of the talent whose profile a form edits; empty: the reader's own. */
export const ProfileSubject = createContext('');

/** Whether the reader edits their own profile, which their browser may fill in. */
export const useIsSelf = (): boolean => {
  const subject = useContext(ProfileSubject);
  const { uid } = useSignedIn();
  return subject === '' || subject === uid;
};

/** Texts of profile fields: to the talent, or about the talent where staff fill them in. */
export const useProfileText = (): FormatText => {
  const subject = useContext(ProfileSubject);
  const { uid } = useSignedIn();
  return useTextFor(subject === '' ? uid : subject);
};
