import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getAppCheckRoot } from './declared.mjs';
import { readRegions } from '../region/region.mjs';
import { SECRETS } from './secrets.mjs';
import { findSettingProblems } from './settings.mjs';

const listProject = ({ name, project }) => {
  if (!project)
    return [`.firebaserc has no alias "${name}": run npx firebase-tools use --add and call it ${name}.`];
  return project.startsWith('demo-')
    ? [`The alias "${name}" is a project of the emulators: ${project}.`]
    : [];
};

const listRegion = (root) => {
  const { functions, hosting } = readRegions(root);
  return functions === hosting
    ? []
    : [`Hosting looks for the functions elsewhere: npm run region -- ${functions}`];
};

/** A folder of brand assets that doesn't exist would leave the app without an icon. */
const listAssets = ({ settings: { BRAND_ASSETS: folder = '' } }, root) =>
  folder === '' || existsSync(join(root, 'web/public', folder, 'icon.svg'))
    ? []
    : [`web/public/${folder}/icon.svg doesn't exist: add it, or leave BRAND_ASSETS empty.`];

const listUncommitted = (root) => {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  return changes === ''
    ? []
    : ['There are changes that no commit has: commit them, so a release can be found again.'];
};

/** Returns the problems that are visible without the cloud. */
export const findLocalProblems = (environment, root) => [
  ...listProject(environment),
  ...findSettingProblems(environment.settings, environment.name).map(
    (problem) => `${environment.file}: ${problem}`,
  ),
  ...listRegion(root),
  ...listAssets(environment, root),
];

/** Returns the problems that block a release but not its rehearsal. */
export const findReleaseProblems = (root) => listUncommitted(root);

const findSecretProblem = async (google, project, { name, form }) => {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`;
  const version = await google('GET', url);
  return version?.state === 'ENABLED'
    ? []
    : [
        `The secret ${name} is missing (${form}): npx firebase-tools functions:secrets:set ${name} --project ${project}; see docs/secrets.md.`,
      ];
};

const findDatabaseProblem = async (google, { project, settings }) => {
  const database = await google(
    'GET',
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  );
  if (!database) return ['The project has no Firestore database "(default)".'];
  return database.locationId === settings.DATABASE_LOCATION
    ? []
    : [`Firestore is in ${database.locationId}, DATABASE_LOCATION says ${settings.DATABASE_LOCATION}.`];
};

const findBucketProblem = async (google, { settings: { BUCKET: bucket } }) =>
  (await google('GET', `https://storage.googleapis.com/storage/v1/b/${bucket}`))
    ? []
    : [`The bucket ${bucket} doesn't exist: enable Storage, or correct BUCKET.`];

const findAppCheckProblem = async (google, { settings }) => {
  const { APP_ID: app = '', APP_CHECK_SITE_KEY: key = '' } = settings;
  if (key === '') return [];

  const config = await google('GET', `${getAppCheckRoot(app)}/apps/${app}/recaptchaEnterpriseConfig`);
  return config?.siteKey === key
    ? []
    : ['The web app isn’t registered in App Check with APP_CHECK_SITE_KEY: App Check → Apps → reCAPTCHA.'];
};

/** Returns the problems that only the project itself shows: secrets, database, bucket, App Check. */
export const findCloudProblems = async (environment, google) => {
  const found = await Promise.all([
    ...SECRETS.map((secret) => findSecretProblem(google, environment.project, secret)),
    findDatabaseProblem(google, environment),
    findBucketProblem(google, environment),
    findAppCheckProblem(google, environment),
  ]);
  return found.flat();
};
