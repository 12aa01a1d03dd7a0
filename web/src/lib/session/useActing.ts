import { useCallback } from 'react';
import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { beginActing, endActing } from '#firebase/acting.ts';
import { refreshIdentity } from '#firebase/auth.ts';
import { useToasts } from '../../components/toasts/toasts.ts';
import { isDenied } from '../http/apiError.ts';
import { change } from '../http/call.ts';
import { useErrorText } from '../http/useErrorText.ts';
import { unpressed } from '../press/presser.ts';
import { impersonated, rememberImpersonated, type Impersonated } from './impersonation.ts';
import type { Session } from './session.ts';

const tokenFor = async (userId: string): Promise<string> => {
  const input = { body: { userId } };
  // Each session that is begun is one of its own: a former one's token may have ended.
  return (await change(accountsApi['accounts.impersonate'], input, unpressed(), { asOneself: true })).token;
};

/**
 * How a tab begins to act as somebody, goes on, and ends. `leaveScreen` takes away what the screen shows of whoever the
 * tab was; who it is next is told by the identity provider.
 */
export const useActing = (
  leaveScreen: () => void,
): Pick<Session, 'impersonate' | 'stopImpersonating' | 'recheck'> => {
  const toasts = useToasts();
  const errorText = useErrorText();

  const stopImpersonating = useCallback(() => {
    // Who the tab is next is told once: what has ended already is not to take the screen away again.
    if (!impersonated()) return;
    leaveScreen();
    void endActing();
  }, [leaveScreen]);

  const impersonate = useCallback(
    async (person: Impersonated) => {
      let hasLeft = false;
      try {
        const token = await tokenFor(person.uid);
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

  // The watcher hears of the new token, and of nothing when the rights are still the same.
  const recheck = useCallback(async () => {
    const person = impersonated();
    if (!person) return refreshIdentity();
    try {
      const token = await tokenFor(person.uid);
      // It may have been ended meanwhile.
      if (impersonated()?.uid === person.uid) await beginActing(token);
    } catch (error) {
      if (!isDenied(error)) throw error;
      stopImpersonating();
    }
  }, [stopImpersonating]);

  return { impersonate, stopImpersonating, recheck };
};
