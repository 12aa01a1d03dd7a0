import { useCallback } from 'react';
import { api } from '../http/api.ts';
import { beginActing, endActing } from '#firebase/acting.ts';
import { refreshIdentity } from '#firebase/auth.ts';
import { useToasts } from '../toasts.ts';
import { isDenied } from '../http/apiError.ts';
import { useErrorText } from '../http/useErrorText.ts';
import { createAutomaticKey } from '../submission/submitter.ts';
import { getImpersonated, rememberImpersonated, type Impersonated } from './impersonation.ts';
import type { Session } from './session.ts';

const requestActingToken = async (userId: string): Promise<string> => {
  // Every start creates a new session: the token of a former session may have expired.
  return (await api.accounts.impersonate({ userId }, { ...createAutomaticKey(), asSelf: true })).token;
};

/** Notes the end in the audit; the session ends regardless. */
const noteEnd = (userId: string): void => {
  api.accounts.stopActing({ userId }, { ...createAutomaticKey(), asSelf: true }).catch(() => undefined);
};

/** Starts, resumes and ends a tab's acting session. `leaveScreen` removes the previous user's data; the identity provider then reports the next one. */
export const useActing = (
  leaveScreen: () => void,
): Pick<Session, 'impersonate' | 'stopImpersonating' | 'recheck'> => {
  const toasts = useToasts();
  const errorText = useErrorText();

  const stopImpersonating = useCallback(() => {
    // The next user is reported once: a session already ended must not clear the screen again.
    const person = getImpersonated();
    if (!person) return;
    noteEnd(person.uid);
    leaveScreen();
    void endActing();
  }, [leaveScreen]);

  const impersonate = useCallback(
    async (person: Impersonated) => {
      let hasLeft = false;
      try {
        const token = await requestActingToken(person.uid);
        leaveScreen();
        hasLeft = true;
        rememberImpersonated(person);
        await beginActing(token);
        return true;
      } catch (error) {
        toasts.error(errorText(error));
        if (hasLeft) {
          await endActing();
          await refreshIdentity();
        }
        return false;
      }
    },
    [leaveScreen, toasts, errorText],
  );

  // The watcher reports a new token, but not unchanged rights.
  const recheck = useCallback(async () => {
    const person = getImpersonated();
    if (!person) return refreshIdentity();

    try {
      const token = await requestActingToken(person.uid);
      // The session may have ended meanwhile.
      if (getImpersonated()?.uid === person.uid) await beginActing(token);
    } catch (error) {
      if (!isDenied(error)) throw error;
      stopImpersonating();
    }
  }, [stopImpersonating]);

  return { impersonate, stopImpersonating, recheck };
};
