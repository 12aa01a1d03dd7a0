import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { connect } from '../repair/connect.mjs';
import { applyAccounts, listGrants, PLACES } from './accounts.mjs';
import { applyAppCheck, applyBucket, applyDataProtection, applyMonitoring } from './apply.mjs';
import { writeDefaults } from './defaults.mjs';
import { DEPLOYED_CONFIG, writeDeployedConfig } from './hosting-config.mjs';
import { waitForIndexes } from './indexes.mjs';
import { findPreviews } from './previews.mjs';
import { writeReferenceData } from './reference-data.mjs';
import { runSmokeTest } from './smoke-test.mjs';

/** @returns {Promise<void>} */
const run = (command, args, { root, env = {} }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `${command} ${args.join(' ')} failed. Nothing after it was done. Fix the cause and run the release again.`,
            ),
          ),
    );
  });

const runNode = (script, args, context) =>
  run(process.execPath, [join(context.root, script), ...args], context);

/** Runs the Firebase CLI with the environment's configuration. `getArgs` gets the context. */
const firebase = (getArgs) => {
  const listArgs = (context) => [
    ...getArgs(context),
    '--project',
    context.environment.name,
    '--config',
    DEPLOYED_CONFIG,
    '--non-interactive',
  ];
  return {
    commands: (context) => [`firebase ${listArgs(context).join(' ')}`],
    run: (context) => runNode('node_modules/firebase-tools/lib/bin/firebase.js', listArgs(context), context),
  };
};

/** Deploys one part. By force, it also deletes what isn't declared any more: indexes of the release before must stay. */
const deploy = (part, ...options) => firebase(() => ['deploy', '--only', part, ...options]);

/** Returns the commit that is released. */
export const readRelease = (root) =>
  execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** Returns the variables with which app and functions are built for an environment. */
export const getBuildEnv = ({ environment: { settings }, release, preview }) => ({
  HOSTING_CONFIG: DEPLOYED_CONFIG,
  RELEASE: release,
  VITE_BRAND_TITLE: settings.BRAND_TITLE ?? '',
  VITE_BRAND_ASSETS: settings.BRAND_ASSETS ?? '',
  VITE_APP_CHECK: settings.APP_CHECK_SITE_KEY ?? '',
  // A preview's pages call the API of their own version, through their own Hosting.
  ...(settings.API_HOST && !preview ? { VITE_API_HOST: settings.API_HOST } : {}),
});

/** Steps before anything is changed. */
const PREPARE = [
  {
    title: 'Tests',
    isOmitted: ({ isTested }) => isTested,
    commands: () => ['npm test -- --all'],
    run: (context) => runNode('scripts/test.mjs', ['--all'], context),
  },
  {
    title: 'Build',
    commands: ({ environment }) => [
      `writes ${DEPLOYED_CONFIG} with the hosts of ${environment.project}`,
      'npm run build:web',
      'npm run build:functions',
    ],
    run: async (context) => {
      writeDeployedConfig(context.environment, context.root);
      await writeDefaults(context.environment, context.root);
      const env = getBuildEnv(context);
      await run('npm', ['run', 'build:web'], { ...context, env });
      await run('npm', ['run', 'build:functions'], { ...context, env });
    },
  },
];

const callAsStranger = async ({ environment: { settings, project }, release, print }, origin) => {
  const { BUCKET: bucket, WEB_API_KEY: apiKey } = settings;
  const failures = await runSmokeTest({ origin, project, bucket, apiKey, release }, print);
  if (failures.length > 0)
    throw new Error(
      `${failures.length} checks failed, and the release is live. Roll back as docs/operations.md describes.`,
    );
};

/** The steps of a release, in order. A failed step ends the release: what is deployed then still fits together. */
export const STEPS = [
  ...PREPARE,
  {
    title: 'Backups and bucket',
    commands: ({ environment }) => [
      `applies deploy/database.json, backups.json and bucket.json to ${environment.settings.BUCKET}`,
    ],
    run: ({ google, environment }) => applyDataProtection(google, environment),
  },
  {
    title: 'Service accounts',
    commands: ({ environment }) =>
      listGrants(environment.project).map(
        ({ email, role, on, reason }) => `grants ${email} ${role} on ${PLACES[on]}: ${reason}`,
      ),
    run: ({ google, environment }) => applyAccounts(google, environment),
  },
  { title: 'Indexes', ...deploy('firestore:indexes') },
  {
    title: 'Indexes are ready',
    commands: () => ['waits until each index is READY'],
    run: ({ google, environment, print }) => waitForIndexes(google, environment.project, { print }),
  },
  {
    title: 'Migrations',
    commands: ({ environment }) => [`npm run migrate -- --project ${environment.project}`],
    run: (context) => runNode('scripts/migrate.mjs', ['--project', context.environment.project], context),
  },
  {
    title: 'Reference data',
    commands: () => ['writes missing and changed catalogue entries, countries and languages'],
    run: async ({ environment, print }) => {
      const app = await connect(environment.project);
      print(`${await writeReferenceData(getFirestore(app))} records written`);
      await deleteApp(app);
    },
  },
  { title: 'Rules', ...deploy('firestore:rules,storage', '--force') },
  { title: 'Functions', ...deploy('functions', '--force') },
  { title: 'Hosting', ...deploy('hosting', '--force') },
  {
    // After the pages, which send the tokens.
    title: 'App Check',
    isOmitted: ({ environment }) => !environment.settings.APP_CHECK_SITE_KEY,
    commands: () => ['applies deploy/app-check.json to Firestore and Storage'],
    run: ({ google, environment }) => applyAppCheck(google, environment),
  },
  {
    title: 'Monitoring',
    commands: () => ['applies deploy/metrics.json, alerts.json, uptime.json and budget.json'],
    run: ({ google, environment }) => applyMonitoring(google, environment),
  },
  {
    title: 'Smoke test',
    commands: ({ environment }) => [`calls ${environment.settings.APP_URL} as a stranger`],
    run: (context) => callAsStranger(context, context.environment.settings.APP_URL),
  },
];

/** Days that a preview stays. */
const PREVIEW_DAYS = 7;

const requireOrigin = async ({ google, environment, preview }) => {
  const origin = (await findPreviews(google, environment.settings.PREVIEW_SITE)).get(preview);
  if (!origin) throw new Error(`Hosting doesn't list the preview ${preview}.`);
  return origin;
};

/**
 * The steps of a preview. Its pages, and `api` and `pages` in the version that they are pinned to, are its own; everything else is staging's:
 * data, rules, indexes, triggers, schedules and the function `long`.
 */
export const PREVIEW_STEPS = [
  ...PREPARE,
  {
    title: 'Preview',
    ...firebase(({ preview }) => ['hosting:channel:deploy', preview, '--expires', `${PREVIEW_DAYS}d`]),
  },
  {
    title: 'Bucket',
    commands: ({ environment }) => [
      `allows pages of the preview to read and upload files of ${environment.settings.BUCKET}`,
    ],
    run: ({ google, environment }) => applyBucket(google, environment),
  },
  {
    title: 'Smoke test',
    commands: () => ['calls the preview as a stranger'],
    run: async (context) => {
      const origin = await requireOrigin(context);
      context.print(origin);
      await callAsStranger(context, origin);
    },
  },
];
