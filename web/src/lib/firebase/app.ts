import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { ClientConfig } from '@domain/reference/reference.ts';
import { loadClientConfig } from '../branding.ts';

/** Where the local emulators listen. A project id that starts with `demo-` exists nowhere else. */
export const EMULATORS = {
  host: '127.0.0.1',
  auth: Number(import.meta.env['VITE_AUTH_EMULATOR_PORT'] ?? 9099),
  firestore: Number(import.meta.env['VITE_FIRESTORE_EMULATOR_PORT'] ?? 8080),
} as const;

interface Started {
  readonly app: FirebaseApp;
  readonly config: ClientConfig;
  readonly emulated: boolean;
}

let started: Promise<Started> | undefined;

const start = async (): Promise<Started> => {
  const config = await loadClientConfig();
  const { apiKey, authDomain, projectId } = config.identity;
  const app = initializeApp({ apiKey, authDomain, projectId });
  return { app, config, emulated: projectId.startsWith('demo-') };
};

/** The Firebase app, made on first use from the configuration the API gives. A failure may be tried again. */
export const startFirebase = (): Promise<Started> => {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
};
