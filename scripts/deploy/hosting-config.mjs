import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapPolicies, toProjectPolicy } from '../region/policy.mjs';

/** File beside firebase.json, whose relative paths it shares. */
export const DEPLOYED_CONFIG = 'firebase.deploy.json';

const omitPredeploy = ({ predeploy: _predeploy, ...rest }) => rest;

/** Returns firebase.json for one environment: its hosts in the pages' policy, without the hooks that refuse a deployment by hand. */
export const toDeployedConfig = (config, { region, project, settings }) => {
  const { emulators: _emulators, ...rest } = mapPolicies(config, (policy) =>
    toProjectPolicy(policy, {
      region,
      project,
      bucket: settings.BUCKET,
      authDomain: settings.AUTH_DOMAIN,
      apiHost: settings.API_HOST,
      // Previews show logos of the app's own origin.
      imageHost: settings.PREVIEW_SITE ? settings.APP_URL : undefined,
    }),
  );
  return { ...rest, functions: rest.functions.map(omitPredeploy), hosting: omitPredeploy(rest.hosting) };
};

export const writeDeployedConfig = (environment, root) => {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  writeFileSync(
    join(root, DEPLOYED_CONFIG),
    `${JSON.stringify(toDeployedConfig(config, environment), null, 2)}\n`,
  );
};
