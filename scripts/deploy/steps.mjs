import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { connect } from '../repair/connect.mjs';
import { applyDataProtection, applyMonitoring } from './apply.mjs';
import { DEPLOYED_CONFIG, writeDeployedConfig } from './hosting-config.mjs';
import { waitForIndexes } from './indexes.mjs';
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
        : reject(new Error(`${command} ${args.join(' ')} failed. Nothing after it was done.`)),
    );
  });

const runNode = (script, args, context) =>
  run(process.execPath, [join(context.root, script), ...args], context);

/** Runs `firebase deploy` for one part, with the environment's configuration. */
const deploy = (part) => ({
  commands: ({ environment }) => [
    `firebase deploy --only ${part} --project ${environment.name} --config ${DEPLOYED_CONFIG}`,
  ],
  run: (context) =>
    runNode(
      'node_modules/firebase-tools/lib/bin/firebase.js',
      [
        'deploy',
        '--only',
        part,
        '--project',
        context.environment.name,
        '--config',
        DEPLOYED_CONFIG,
        '--force',
      ],
      context,
    ),
});

/** Returns the commit that is released. */
export const readRelease = (root) =>
  execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** Returns the variables with which app and functions are built for an environment. */
export const getBuildEnv = ({ environment: { settings }, release }) => ({
  HOSTING_CONFIG: DEPLOYED_CONFIG,
  RELEASE: release,
  VITE_BRAND_TITLE: settings.BRAND_TITLE ?? '',
  VITE_BRAND_ASSETS: settings.BRAND_ASSETS ?? '',
  ...(settings.API_HOST ? { VITE_API_HOST: settings.API_HOST } : {}),
});

/** The steps of a release, in order. A failed step ends the release: what is deployed then still fits together. */
export const STEPS = [
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
      const env = getBuildEnv(context);
      await run('npm', ['run', 'build:web'], { ...context, env });
      await run('npm', ['run', 'build:functions'], { ...context, env });
    },
  },
  {
    title: 'Backups and bucket',
    commands: ({ environment }) => [
      `applies deploy/database.json, backups.json and bucket.json to ${environment.settings.BUCKET}`,
    ],
    run: ({ google, environment }) => applyDataProtection(google, environment),
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
  { title: 'Rules', ...deploy('firestore:rules,storage') },
  { title: 'Functions', ...deploy('functions') },
  { title: 'Hosting', ...deploy('hosting') },
  {
    title: 'Monitoring',
    commands: () => ['applies deploy/metrics.json, alerts.json, uptime.json and budget.json'],
    run: ({ google, environment }) => applyMonitoring(google, environment),
  },
  {
    title: 'Smoke test',
    commands: ({ environment }) => [`calls ${environment.settings.APP_URL} as a stranger`],
    run: async ({ environment: { settings, project }, release, print }) => {
      const { APP_URL: origin, BUCKET: bucket, WEB_API_KEY: apiKey } = settings;
      const failures = await runSmokeTest({ origin, project, bucket, apiKey, release }, print);
      if (failures.length > 0)
        throw new Error(`${failures.length} checks failed. Roll back as docs/operations.md describes.`);
    },
  },
];
