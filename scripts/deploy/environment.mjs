import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export const ENVIRONMENTS = ['staging', 'production'];

/** Returns an environment's project and settings; `project` is undefined while its alias isn't set. */
export const readEnvironment = (name, root) => {
  if (!ENVIRONMENTS.includes(name))
    throw new Error(`"${name}" is no environment. Choose ${ENVIRONMENTS.join(' or ')}.`);

  const { projects = {} } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8'));
  const file = `functions/.env.${name}`;
  const settings = existsSync(join(root, file)) ? parseEnv(readFileSync(join(root, file), 'utf8')) : {};
  const { region } = JSON.parse(readFileSync(join(root, 'functions/src/region.json'), 'utf8'));

  return { name, file, region, settings, project: projects[name] };
};
