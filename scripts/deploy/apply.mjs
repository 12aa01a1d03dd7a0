import { setTimeout as sleep } from 'node:timers/promises';
import { getValues, readDeclared } from './declared.mjs';
import { findPreviews } from './previews.mjs';

const MONITORING = 'https://monitoring.googleapis.com/v3';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** APIs that the declared resources need. */
const SERVICES = [
  'billingbudgets',
  'cloudresourcemanager',
  'firestore',
  'iam',
  'iamcredentials',
  'logging',
  'monitoring',
  'secretmanager',
];

const listAll = async (google, url, field) => {
  const items = [];
  for (let pageToken = ''; pageToken !== undefined;) {
    const page = (await google('GET', `${url}?pageSize=100&pageToken=${pageToken}`)) ?? {};
    items.push(...(page[field] ?? []));
    pageToken = page.nextPageToken || undefined;
  }
  return items;
};

/** Creates or updates a resource that is recognised by its display name; returns its resource name. */
const applyNamed = async (google, { root, collection, resource }) => {
  const existing = await listAll(google, `${root}/${collection}`, collection);
  const same = existing.find(({ displayName }) => displayName === resource.displayName);
  const updateMask = Object.keys(resource).join();

  const { name } = same
    ? await google(
        'PATCH',
        `${root.replace(/(\/v\d)\/.*/, '$1')}/${same.name}?updateMask=${updateMask}`,
        resource,
      )
    : await google('POST', `${root}/${collection}`, resource);

  return name ?? same.name;
};

const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1';
const EVERY_MS = 3_000;

/** Enables the APIs, and waits until they are: others would be refused until then. */
const enableServices = async (google, project, everyMs) => {
  const serviceIds = SERVICES.map((name) => `${name}.googleapis.com`);
  let operation = await google('POST', `${SERVICE_USAGE}/projects/${project}/services:batchEnable`, {
    serviceIds,
  });

  while (operation?.name && !operation.done) {
    await sleep(everyMs);
    operation = await google('GET', `${SERVICE_USAGE}/${operation.name}`);
  }
  if (operation?.error) throw new Error(`Google’s APIs could not be enabled: ${operation.error.message}`);
};

const applyDatabase = async (google, project) => {
  const database = readDeclared('database');
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  await google('PATCH', `${url}?updateMask=${Object.keys(database).join()}`, database);

  const { backupSchedules = [] } = (await google('GET', `${url}/backupSchedules`)) ?? {};
  const isSame = (a, b) => Boolean(a.dailyRecurrence) === Boolean(b.dailyRecurrence);

  for (const schedule of readDeclared('backups')) {
    const same = backupSchedules.find((existing) => isSame(existing, schedule));
    if (!same) await google('POST', `${url}/backupSchedules`, schedule);
    else {
      const { retention } = schedule;
      await google('PATCH', `https://firestore.googleapis.com/v1/${same.name}?updateMask=retention`, {
        retention,
      });
    }
  }
};

const applyMetrics = async (google, project) => {
  for (const metric of readDeclared('metrics'))
    await google(
      'PUT',
      `https://logging.googleapis.com/v2/projects/${project}/metrics/${metric.name}`,
      metric,
    );
};

/** Applies the bucket's versions, lifecycle and CORS: pages of the app and of previews read and upload. Repeatable. */
export const applyBucket = async (google, environment) => {
  const { BUCKET: bucket, PREVIEW_SITE: site } = environment.settings;
  const declared = readDeclared('bucket', getValues(environment));
  const previews = await findPreviews(google, site);
  const cors = declared.cors.map((rule) => ({ ...rule, origin: [...rule.origin, ...previews.values()] }));
  await google('PATCH', `https://storage.googleapis.com/storage/v1/b/${bucket}`, { ...declared, cors });
};

/** Protects the data: point-in-time recovery, backups, and the bucket's versions, lifecycle and CORS. Repeatable. */
export const applyDataProtection = async (google, environment, { everyMs = EVERY_MS } = {}) => {
  const { project } = environment;
  await enableServices(google, project, everyMs);
  await applyDatabase(google, project);
  await applyBucket(google, environment);
};

/** Creates or updates metrics, alerts, the uptime check and the budget. Repeatable; what isn't declared any more stays. */
export const applyMonitoring = async (google, environment) => {
  const { project, settings } = environment;
  const root = `${MONITORING}/projects/${project}`;
  await applyMetrics(google, project);

  const labels = { email_address: settings.ALERT_EMAIL };
  const channel = { type: 'email', displayName: 'Alerts', labels };
  const CHANNEL = await applyNamed(google, { root, collection: 'notificationChannels', resource: channel });
  const values = { ...getValues(environment), CHANNEL };

  for (const resource of readDeclared('uptime', values))
    await applyNamed(google, { root, collection: 'uptimeCheckConfigs', resource });
  for (const resource of readDeclared('alerts', values))
    await applyNamed(google, { root, collection: 'alertPolicies', resource });

  await applyNamed(google, {
    root: `${BUDGETS}/billingAccounts/${settings.BILLING_ACCOUNT}`,
    collection: 'budgets',
    resource: readDeclared('budget', values),
  });
};
