import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
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

/** Returns the pages' policy with a project's hosts; by default the current project's. */
const toProjectPolicy = (
  policy,
  region,
  project = /https:\/\/([a-z0-9-]+)\.firebaseapp\.com/.exec(policy)?.[1],
) =>
  project === undefined
    ? policy
    : policy
        .replaceAll(/https:\/\/[a-z0-9-]+\.firebaseapp\.com/g, `https://${project}.firebaseapp.com`)
        // Uploads go to the project's own bucket.
        .replaceAll(/(\/v1\/b\/)[a-z0-9-]+\./g, `$1${project}.`)
        .replaceAll(
          /https:\/\/[a-z0-9-]+\.cloudfunctions\.net/g,
          `https://${region}-${project}.cloudfunctions.net`,
        );

/** Writes region and project to all places: a rewrite in firebase.json can't read a setting. Throws for an invalid region. */
export const writeRegion = (region, project, root = ROOT) => {
  if (!REGION.test(region)) throw new Error(`"${region}" is no region. One is named like europe-west1.`);

  const { functions, hosting } = getPaths(root);
  const config = read(hosting);
  for (const named of listFunctions(config)) named.region = region;

  for (const { headers } of config.hosting.headers)
    for (const header of headers)
      if (header.key === 'Content-Security-Policy')
        header.value = toProjectPolicy(header.value, region, project);

  writeFileSync(hosting, `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(functions, `{ "region": "${region}" }\n`);
};
