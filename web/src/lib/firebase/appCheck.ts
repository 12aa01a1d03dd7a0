import type { FirebaseApp } from 'firebase/app';
import { CustomProvider, getToken, initializeAppCheck, type AppCheckToken } from 'firebase/app-check';
import type { AppCheckSettings } from '@domain/reference/reference.ts';
import { EMULATORS, openApp, setAttest, type Prove } from './app.ts';
import { createRecaptchaProvider } from './recaptchaProvider.ts';

/** Gets tokens from our Firestore emulator, which issues them for `demo-` projects. */
const createEmulatedProvider = (projectId: string, appId: string): CustomProvider =>
  new CustomProvider({
    getToken: async (): Promise<AppCheckToken> => {
      const path = `v1/projects/${projectId}/apps/${appId}:exchangeDebugToken`;
      const startedAt = Date.now();
      const response = await fetch(`http://${EMULATORS.host}:${EMULATORS.firestore}/${path}`, {
        method: 'POST',
      });
      const { token, ttl } = (await response.json()) as { readonly token: string; readonly ttl: string };
      return { token, expireTimeMillis: startedAt + Number.parseInt(ttl, 10) * 1000 };
    },
  });

/** Makes an app's services send App Check tokens, renewed before they expire. Returns how calls get one. */
const attest = (app: FirebaseApp, { siteKey, appId }: AppCheckSettings): Prove => {
  const { projectId = '' } = app.options;
  const recaptcha = projectId.startsWith('demo-') ? undefined : createRecaptchaProvider(siteKey);
  const provider = recaptcha?.provider ?? createEmulatedProvider(projectId, appId);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  recaptcha?.watch();

  return async (isRetry = false) => {
    if (isRetry) recaptcha?.retry();
    try {
      return (await getToken(appCheck, isRetry)).token;
    } catch {
      // The caller goes without: the API decides whether that is enough.
      return null;
    }
  };
};

// Nothing is exported: a file that is imported on demand and has exports needs the bundler's runtime, which is part of the app.
setAttest(attest);
globalThis.proveApp = async (identity, isRetry) => (await openApp(identity).prove?.(isRetry)) ?? null;
