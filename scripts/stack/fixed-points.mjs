import { readFileSync } from 'node:fs';

const config = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));

export const PROJECT_ID = 'demo-casting';
/** The default bucket, as the emulators name it for the functions. */
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

const addressOf = (name) => `${config.emulators[name].host}:${config.emulators[name].port}`;

/** Ports of the stack and what each is for; the emulators' stand in firebase.json. */
export const PORTS = [
  ['app (Hosting emulator)', config.emulators.hosting.port, 'emulators.hosting in firebase.json'],
  ['Functions emulator', config.emulators.functions.port, 'emulators.functions in firebase.json'],
  ['Firestore', config.emulators.firestore.port, 'emulators.firestore in firebase.json'],
  ['Auth emulator', config.emulators.auth.port, 'emulators.auth in firebase.json'],
  ['Storage emulator', config.emulators.storage.port, 'emulators.storage in firebase.json'],
  ['Emulator hub', config.emulators.hub.port, 'emulators.hub in firebase.json'],
  ['Emulator logging', config.emulators.logging.port, 'emulators.logging in firebase.json'],
  ['Eventarc emulator', config.emulators.eventarc.port, 'emulators.eventarc in firebase.json'],
  ['Tasks emulator', config.emulators.tasks.port, 'emulators.tasks in firebase.json'],
  ['mail inbox (SMTP)', 1025, 'MAIL_SMTP_PORT in scripts/stack/fixed-points.mjs'],
  ['mail inbox (web)', 1080, 'MAIL_WEB_PORT in scripts/stack/fixed-points.mjs'],
];

export const MAIL_SMTP_PORT = 1025;
export const MAIL_WEB_PORT = 1080;
export const APP_ADDRESS = `http://${addressOf('hosting')}`;
export const INBOX_ADDRESS = `http://127.0.0.1:${MAIL_WEB_PORT}`;

/** Every variable that SDKs and tests need to find the emulators. */
export const emulatorEnv = () => ({
  GCLOUD_PROJECT: PROJECT_ID,
  GOOGLE_CLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: addressOf('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: addressOf('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: addressOf('storage'),
  STORAGE_EMULATOR_HOST: `http://${addressOf('storage')}`,
  FUNCTIONS_EMULATOR_HOST: addressOf('functions'),
  FIREBASE_EMULATOR_HUB: addressOf('hub'),
  // Google's libraries would look for a cloud machine's identity on the network.
  METADATA_SERVER_DETECTION: 'none',
  APP_ADDRESS,
  INBOX_ADDRESS,
});
