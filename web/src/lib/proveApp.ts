import { loadClientConfig } from './branding.ts';
import { unproven } from './http/appProof.ts';

/** Returns the page's App Check token. Only deployments with a site key load the code. */
export const proveApp = async (isRetry?: boolean): Promise<string | null> => {
  const config = await loadClientConfig().catch(() => undefined);
  const settings = config?.identity.appCheck;
  if (!settings) return null;

  // Without the file, the API decides whether calls pass. Once loaded nothing is awaited: a page that is closed sends its last call in time.
  if (!globalThis.proveApp) await import('./firebase/appCheck.ts').catch(() => undefined);
  const token = (await globalThis.proveApp?.(config.identity, isRetry)) ?? null;
  unproven.set(settings.isEnforced && token === null);

  return token;
};
