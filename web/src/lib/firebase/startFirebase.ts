import { loadClientConfig } from '../branding.ts';
import { startFirebaseApp } from './app.ts';

/** Returns the Firebase app for the API's configuration. A failure can be retried. */
export const startFirebase = async (): Promise<ReturnType<typeof startFirebaseApp>> =>
  startFirebaseApp((await loadClientConfig()).identity);
