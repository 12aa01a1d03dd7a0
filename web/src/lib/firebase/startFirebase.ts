import { loadClientConfig } from '../branding.ts';
import { startFirebaseApp } from './app.ts';

/** Returns the Firebase app, made from the configuration the API gives. A failure may be tried again. */
export const startFirebase = async (): Promise<ReturnType<typeof startFirebaseApp>> =>
  startFirebaseApp((await loadClientConfig()).identity);
