import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { mapPolicies, toProjectPolicy } from './policy.mjs';

/** Google's region names: `us-central1`, `europe-west1`, `northamerica-northeast2`. */
const REGION = /^[a-z]+-[a-z]+\d{1,2}$/;

const getPaths = (root) => ({
  functions: join(root, 'functions/src/region.json'),
  hosting: join(root, 'firebase.json'),
});
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const FUNCTIONS = ['api', 'pages'];

/** Returns the functions in Hosting's rewrites. */
const listFunctions = (config) => {
  const found = config.hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
  for (const name of FUNCTIONS)
    if (!found.some(({ functionId }) => functionId === name))
      throw new Error(`firebase.json has no rewrite to the function "${name}"`);
  return found;
};

/** Returns the common region; undefined if they differ. */
const getCommonRegion = (config) => {
  const [first, ...furtherRegions] = new Set(listFunctions(config).map(({ region }) => region));
  return furtherRegions.length === 0 ? first : undefined;
};

/** Returns the functions' region and that of Hosting's rewrites; undefined if they differ. */
export const readRegions = (root = ROOT) => {
  const { functions, hosting } = getPaths(root);
  return { functions: read(functions).region, hosting: getCommonRegion(read(hosting)) };
};

/** Writes the region to all places: a rewrite in firebase.json can't read a setting. Throws for an invalid region. */
export const writeRegion = (region, root = ROOT) => {
  if (!REGION.test(region)) throw new Error(`"${region}" is no region. One is named like europe-west1.`);

  const { functions, hosting } = getPaths(root);
  const config = read(hosting);
  for (const named of listFunctions(config)) named.region = region;
  const changed = mapPolicies(config, (policy) => toProjectPolicy(policy, { region }));

  writeFileSync(hosting, `${JSON.stringify(changed, null, 2)}\n`);
  writeFileSync(functions, `{ "region": "${region}" }\n`);
};
