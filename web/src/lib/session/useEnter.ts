import { useCallback } from 'react';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { endActing } from '#firebase/acting.ts';
import { getIdToken, type Identity } from '#firebase/auth.ts';
import { retryRefused } from '#firebase/liveRegistry.ts';
import { useText } from '../../i18n/useText.ts';
import { isDenied, isLost } from '../http/apiError.ts';
import { forgetKept } from '../installed/forgetKept.ts';
import { useToasts } from '../toasts.ts';
import { showAccountLanguage } from './accountLanguage.ts';
import { keepExportToken } from './exportToken.ts';
import { keepsScreens } from './keepsScreens.ts';
import { resolveKeptSession, resolveSession } from './resolveSession.ts';
import type { SessionState, SignedIn } from './session.ts';
import type { SessionHandlers } from './useIdentityWatch.ts';

/** Long enough to read and press, in milliseconds. */
const CONTACT_MS = 20_000;

interface Options {
  readonly close: () => void;
  readonly open: (state: SessionState) => void;
  readonly leave: () => Promise<void>;
  readonly onPendingValidation: (review: Review) => Promise<void>;
}

/** Resolves the session; undefined: the admin may no longer act as this user, and the tab returns to the admin. */
const resolve = (identity: Identity) =>
  resolveSession(identity).catch((error: unknown) => {
    if (identity.acting && isDenied(error)) return undefined;
    throw error;
  });

/** Explains to an account why it can't enter, and signs it out. */
const useRefusal = ({ leave, onPendingValidation }: Pick<Options, 'leave' | 'onPendingValidation'>) => {
  const text = useText();
  const toasts = useToasts();

  return useCallback(
    async (identity: Identity, review: Review): Promise<void> => {
      // Must come first: once signed out, workspace pages redirect to sign-in without this message.
      const { status, agency } = review;
      if (status !== 'CLOSED') {
        keepExportToken(identity.claims.roles.includes('talent') ? await getIdToken() : null);
        await onPendingValidation(review);
      }

      await leave();

      if (status !== 'CLOSED') return;

      const contact = agency && {
        label: text('pending.ask', { name: agency.publicName }),
        onAction: () => window.location.assign(`mailto:${agency.contactEmail}`),
      };
      toasts.error(text('session.noAgencies'), { lastsMs: CONTACT_MS, ...(contact && { action: contact }) });
    },
    [leave, onPendingValidation, text, toasts],
  );
};

/** Opens the session of an identity, once its rights are known. */
export const useEnter = ({ close, open, leave, onPendingValidation }: Options): SessionHandlers['enter'] => {
  const refuse = useRefusal({ leave, onPendingValidation });

  return useCallback(
    async (identity, isStill, shown) => {
      let screen: SignedIn | undefined = shown;
      const answer = resolve(identity);
      // Handled below; meanwhile the kept session may open.
      answer.catch(() => undefined);

      const keptScreen = shown || identity.acting ? undefined : await resolveKeptSession(identity);
      if (keptScreen && isStill()) {
        await showAccountLanguage(keptScreen);
        if (!isStill()) return;
        open(keptScreen);
        screen = keptScreen;
      }

      const resolution = await answer.catch((error: unknown) => {
        if (!screen || !isStill()) throw error;
        // What is shown stays; the caller tries again.
        if (isLost(error)) throw error;
        // The screen's agency, which the call names, may be the cause.
        screen = undefined;
        close();
        return resolve(identity);
      });
      if (!isStill()) return;
      if (identity.acting && resolution?.kind !== 'enter') return endActing();
      if (!resolution) return;
      if (resolution.kind !== 'enter') return refuse(identity, resolution.review);

      await showAccountLanguage(resolution.state);

      if (!isStill()) return;

      if (screen && keepsScreens(screen, resolution.state)) retryRefused();
      else if (screen) {
        close();
        // Shown briefly, so that nothing of the earlier rights remains, here or on the device.
        await forgetKept();
        if (!isStill()) return;
      }

      open(resolution.state);
    },
    [close, open, refuse],
  );
};
