import { loadClientConfig } from '../branding.ts';
import { retryImport } from '../retryImport.ts';
import { startFirebaseApp } from './app.ts';

/** Returns the Firebase app for the API's configuration, with App Check if the deployment has it. A failure can be retried. */
export const startFirebase = async (): Promise<ReturnType<typeof startFirebaseApp>> => {
  const { identity } = await loadClientConfig();
  if (identity.appCheck) await retryImport(() => import('./appCheck.ts'));
  return startFirebaseApp(identity);
};
