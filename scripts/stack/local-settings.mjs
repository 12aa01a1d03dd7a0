import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { APP_ID } from './project.mjs';

const FILE = `${ROOT}functions/.env.local`;

/** Our own Firestore emulator enforces App Check and issues its tokens; the official one doesn't know it. */
const getSettings = (isOfficial) => ({
  APP_ID: isOfficial ? '' : APP_ID,
  APP_CHECK_SITE_KEY: isOfficial ? '' : 'demo-site-key',
  APP_CHECK: isOfficial ? 'off' : 'enforce',
});

/** Returns a file of settings with these set and its other lines unchanged. */
export const setLines = (text, settings) => {
  const otherLines = text.split('\n').filter((line) => line !== '' && !(line.split('=')[0] in settings));
  const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `${[...otherLines, ...set].join('\n')}\n`;
};

/** Sets what depends on the stack's emulators where the Firebase CLI keeps local settings, which precede those of the project. */
export const writeLocalSettings = (isOfficial) => {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, setLines(text, getSettings(isOfficial)));
};
