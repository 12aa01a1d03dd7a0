import { loadClientConfig } from '../branding.ts';
import { startWith } from './app.ts';

/** Returns the Firebase app, made from the configuration the API gives. A failure may be tried again. */
export const startFirebase = async (): Promise<ReturnType<typeof startWith>> =>
  startWith((await loadClientConfig()).identity);
