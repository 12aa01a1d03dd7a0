import { readFileSync } from 'node:fs';
import { PROJECT_ID } from './project.mjs';

const readJson = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

const config = readJson('firebase.json');

export const EMULATORS = config.emulators;

export { PROJECT_ID };
/** The default bucket, as the emulators name it for the functions. */
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

const getAddress = (name) => `${EMULATORS[name].host}:${EMULATORS[name].port}`;

/** SMTP port for the functions' mail. */
export const MAIL_SMTP_PORT = 1025;
export const MAIL_WEB_PORT = 1080;

/** Ports of the stack with their purpose; the emulators' are in firebase.json. */
export const PORTS = [
  ['app (Hosting emulator)', EMULATORS.hosting.port, 'emulators.hosting in firebase.json'],
  ['Functions emulator', EMULATORS.functions.port, 'emulators.functions in firebase.json'],
  ['Firestore', EMULATORS.firestore.port, 'emulators.firestore in firebase.json'],
  ['Auth emulator', EMULATORS.auth.port, 'emulators.auth in firebase.json'],
  ['Storage emulator', EMULATORS.storage.port, 'emulators.storage in firebase.json'],
  ['Emulator hub', EMULATORS.hub.port, 'emulators.hub in firebase.json'],
  ['Emulator logging', EMULATORS.logging.port, 'emulators.logging in firebase.json'],
  ['Eventarc emulator', EMULATORS.eventarc.port, 'emulators.eventarc in firebase.json'],
  ['Tasks emulator', EMULATORS.tasks.port, 'emulators.tasks in firebase.json'],
  ['mail inbox (SMTP)', MAIL_SMTP_PORT, 'MAIL_SMTP_PORT in scripts/stack/fixed-points.mjs'],
  ['mail inbox (web)', MAIL_WEB_PORT, 'MAIL_WEB_PORT in scripts/stack/fixed-points.mjs'],
];

export const APP_ADDRESS = `http://${getAddress('hosting')}`;
/** The address that Hosting forwards API calls to. */
const API_ADDRESS = `http://${getAddress('functions')}/${PROJECT_ID}/${readJson('functions/src/region.json').region}/api`;
export const INBOX_ADDRESS = `http://127.0.0.1:${MAIL_WEB_PORT}`;

/** Variables with which SDKs and tests find the emulators. */
export const getEmulatorEnv = () => ({
  GCLOUD_PROJECT: PROJECT_ID,
  GOOGLE_CLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: getAddress('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: getAddress('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: getAddress('storage'),
  STORAGE_EMULATOR_HOST: `http://${getAddress('storage')}`,
  FUNCTIONS_EMULATOR_HOST: getAddress('functions'),
  FIREBASE_EMULATOR_HUB: getAddress('hub'),
  // Otherwise Google's libraries look for a cloud machine's identity on the network.
  METADATA_SERVER_DETECTION: 'none',
  APP_ADDRESS,
  API_ADDRESS,
  INBOX_ADDRESS,
});
