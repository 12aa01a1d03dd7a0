import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { ensureLocalSecrets } from '../stack/secrets.mjs';

/** Gives this process the settings and secrets of the local stack, which the product's code reads. */
export const setLocalSettings = async () => {
  await ensureLocalSecrets();
  for (const file of ['functions/.env.demo-casting', 'functions/.secret.local'])
    for (const [name, value] of Object.entries(parseEnv(readFileSync(ROOT + file, 'utf8'))))
      process.env[name] ??= value;
};

/** The product's own code, by which the drill erases, seals and checks. */
export const loadProduct = () => loadTs('functions/src/incoming/repair.ts');
