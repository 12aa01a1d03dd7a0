import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** As Google names regions: `us-central1`, `europe-west1`, `northamerica-northeast2`. */
const REGION = /^[a-z]+-[a-z]+\d{1,2}$/;

const paths = (root) => ({
  functions: join(root, 'functions/src/region.json'),
  hosting: join(root, 'firebase.json'),
});
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const rewriteIn = (config) => {
  const rewrite = config.hosting.rewrites.find((candidate) => candidate.function?.functionId === 'api');
  if (!rewrite) throw new Error('firebase.json has no rewrite to the function "api"');
  return rewrite.function;
};

/** The region that the functions are deployed to, and the one that Hosting's rewrite names. */
export const readRegions = (root = ROOT) => {
  const { functions, hosting } = paths(root);
  return { functions: read(functions).region, hosting: rewriteIn(read(hosting)).region };
};

/**
 * Writes a region into both places. A rewrite in firebase.json cannot read a setting, so the region is a line of two
 * files and not a parameter; throws for what is no region.
 */
export const writeRegion = (region, root = ROOT) => {
  if (!REGION.test(region)) throw new Error(`"${region}" is no region. One is named like europe-west1.`);
  const { functions, hosting } = paths(root);
  const config = read(hosting);
  rewriteIn(config).region = region;
  writeFileSync(hosting, `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(functions, `{ "region": "${region}" }\n`);
};
