import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { loadTs } from '../load-ts.mjs';

/** File that the Firebase CLI reads beside the environment's own. */
const FILE = 'functions/.env';

/** Returns the settings that the functions declare, as the Firebase CLI reads them. */
export const listParams = async () => {
  await loadTs('functions/src/config.ts');
  return declaredParams.map((/** @type {any} */ param) => param.toSpec());
};

/** Returns the defaults of settings that an environment's file leaves out. The CLI prompts for them, and fails where nobody answers. */
export const listDefaults = async (settings) => {
  const params = await listParams();
  return Object.fromEntries(
    params
      .filter(({ name, type }) => type !== 'secret' && !Object.hasOwn(settings, name))
      .map((spec) => [spec.name, spec.default]),
  );
};

export const writeDefaults = async ({ settings }, root) => {
  const lines = Object.entries(await listDefaults(settings)).map(
    ([name, value]) => `${name}=${JSON.stringify(String(value))}`,
  );
  writeFileSync(join(root, FILE), `${lines.join('\n')}\n`);
};

/** Emulators would read the file too. */
export const removeDefaults = (root) => rmSync(join(root, FILE), { force: true });
