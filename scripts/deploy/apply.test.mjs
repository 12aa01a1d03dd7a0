import { Ajv } from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { applyAppCheck, applyBucket, applyDataProtection, applyMonitoring } from './apply.mjs';
import { getValues, readDeclared } from './declared.mjs';
import { COMPLETE } from './deploy.fixture.mjs';

const environment = { project: 'casting-live', region: 'europe-west1', settings: COMPLETE };
const values = { ...getValues(environment), CHANNEL: 'projects/casting-live/notificationChannels/1' };

const schema = JSON.parse(readFileSync(`${ROOT}deploy/google.schema.json`, 'utf8'));
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, 'google');

const KINDS = [
  ['metrics', 'LogMetric'],
  ['alerts', 'AlertPolicy'],
  ['uptime', 'UptimeCheckConfig'],
  ['budget', 'GoogleCloudBillingBudgetsV1Budget'],
  ['database', 'GoogleFirestoreAdminV1Database'],
  ['backups', 'GoogleFirestoreAdminV1BackupSchedule'],
  ['bucket', 'Bucket'],
  ['app-check', 'GoogleFirebaseAppcheckV1Service'],
];

const findErrors = (kind, resource) => {
  const validate = ajv.getSchema(`google#/$defs/${kind}`);
  if (!validate) return [`no schema of ${kind}`];
  return validate(resource) ? [] : [JSON.stringify(validate.errors)];
};

const read = (name) => [readDeclared(name, values)].flat();

/** Source of the functions, to find log lines in. */
const source = readdirSync(`${ROOT}functions/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, 'functions/src', file), 'utf8'))
  .join('\n');

/** The literal that a line is logged with; undefined: no such line. */
const findLogged = (message) => {
  const start = source.search(new RegExp(`(?:logger\\.\\w+|log)\\([^;{]*'${message}'`));
  return start < 0 ? undefined : source.slice(start, source.indexOf(');', start));
};

describe('the declared resources', () => {
  it.each(KINDS)('in deploy/%s.json follow the schema of %s', (name, kind) => {
    expect(read(name).flatMap((resource) => findErrors(kind, resource))).toEqual([]);
    expect(findErrors(kind, { ...read(name)[0], unknown: 1 })).not.toEqual([]);
  });

  it('measure lines that the code logs, by fields that it logs', () => {
    const measured = read('metrics').flatMap(({ filter, labelExtractors = {}, valueExtractor = '' }) => {
      const message = /jsonPayload\.message="([^"]+)"/.exec(filter)?.[1];
      const fields = [...Object.values(labelExtractors), valueExtractor].flatMap(
        (text) => /jsonPayload\.(\w+)/.exec(text)?.[1] ?? [],
      );
      return message ? [{ message, fields }] : [];
    });
    expect(measured.length).toBeGreaterThan(10);

    const missing = measured.flatMap(({ message, fields }) => {
      const logged = findLogged(message);
      if (logged === undefined) return [message];
      // A failure's line gets the call's place by a spread.
      const text = logged.includes('...where') ? `${logged} endpoint requestId` : logged;
      return fields.filter((field) => !text.includes(field)).map((field) => `${message}: ${field}`);
    });
    expect(missing).toEqual([]);
  });

  it('alert by metrics that are declared or Google’s own, and name a paragraph of the runbook', () => {
    const declared = read('metrics').map(({ name }) => name);
    const runbook = readFileSync(`${ROOT}docs/operations.md`, 'utf8');
    const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );

    for (const { displayName, conditions, documentation } of read('alerts')) {
      const used = JSON.stringify(conditions).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g);
      for (const [, name] of used) expect(declared, displayName).toContain(name);
      expect(anchors, displayName).toContain(documentation.content.split('#')[1]);
    }
  });

  it('link to the runbook by its address, if the settings have one', () => {
    const getLink = (settings) =>
      readDeclared('alerts', { ...values, ...getValues({ ...environment, settings }) })[0].documentation
        .content;
    const DOCS_URL = 'https://code.casting.test/main/';
    expect(getLink(COMPLETE)).toBe('In the repository: docs/operations.md#site-is-down');
    expect(getLink({ ...COMPLETE, DOCS_URL: '' })).toBe(getLink(COMPLETE));
    expect(getLink({ ...COMPLETE, DOCS_URL })).toBe(`${DOCS_URL}docs/operations.md#site-is-down`);
  });

  it('watch every schedule of minutes and hours', async () => {
    const { SCHEDULES } = await import('../../functions/src/incoming/scheduled/schedules.ts');
    const watched = JSON.stringify(read('alerts'));
    const frequent = Object.entries(SCHEDULES).filter(([, times]) => times.endsWith('minutes'));
    expect(frequent.filter(([name]) => !watched.includes(`\\"${name}\\"`))).toEqual([]);
  });

  it('let the lifecycle move only files whose readers can wait', () => {
    const [{ lifecycle }] = read('bucket');
    const cold = lifecycle.rule.filter(({ action }) => action.type === 'SetStorageClass');
    expect(cold.map(({ condition }) => [condition.age, condition.matchesPrefix])).toEqual([
      [90, ['deliveries/', 'sessions/']],
    ]);
    // A rule without a prefix that deletes would delete everything.
    const deleting = lifecycle.rule.filter(({ action }) => action.type === 'Delete');
    for (const { condition } of deleting)
      expect(condition.matchesPrefix ?? condition.daysSinceNoncurrentTime).toBeDefined();
  });
});

it('lets pages of previews read and upload files, where an environment has previews', async () => {
  const cors = async (settings) => {
    const calls = [];
    const google = (method, url, body) => {
      calls.push([method, url, body]);
      const name = 'projects/p/sites/casting-staging/channels';
      const channels = [
        { name: `${name}/live`, url: 'https://casting-staging.web.app' },
        { name: `${name}/roster`, url: 'https://casting-staging--roster-a1b2c3d4.web.app' },
      ];
      return Promise.resolve(method === 'GET' ? { channels } : {});
    };
    await applyBucket(google, { ...environment, settings });
    return calls.find(([method]) => method === 'PATCH')[2].cors[0].origin;
  };

  expect(await cors(COMPLETE)).toEqual([COMPLETE.APP_URL]);
  expect(await cors({ ...COMPLETE, PREVIEW_SITE: 'casting-staging' })).toEqual([
    COMPLETE.APP_URL,
    'https://casting-staging--roster-a1b2c3d4.web.app',
  ]);
});

/** Addresses of resources that Google names itself. */
const NUMBERED = /(alertPolicies|budgets|Channels|Configs|backupSchedules)\//;

/** Google's APIs as a store of resources by address. */
const makeCloud = () => {
  const stored = new Map();
  const calls = [];

  const answer = (method, address, body) => {
    if (method === 'GET') {
      const items = [...stored].filter(([name]) => name.startsWith(`${address}/`)).map(([, item]) => item);
      return { [address.split('/').at(-1)]: items };
    }

    if (method === 'POST' && !address.endsWith(':batchEnable')) {
      const key = `${address}/${stored.size}`;
      stored.set(key, { ...body, name: key.replace(/^https:\/\/[^/]+\/v\d\//, '') });
      return stored.get(key);
    }

    if (method === 'PATCH' && NUMBERED.test(address) && !stored.has(address))
      throw new Error(`${address} doesn’t exist`);
    stored.set(address, { ...stored.get(address), ...body });
    return stored.get(address);
  };

  const google = async (method, url, body) => {
    const [address] = url.split('?');
    calls.push([method, address]);
    return Promise.resolve(answer(method, address, body));
  };

  return { google, stored, calls };
};

it('waits until Google’s APIs are enabled, and ends when they can’t be', async () => {
  const run = async (last) => {
    const cloud = makeCloud();
    const states = [{ name: 'operations/1' }, { name: 'operations/1' }, { name: 'operations/1', ...last }];
    const google = (method, url, body) =>
      url.includes('serviceusage') ? Promise.resolve(states.shift()) : cloud.google(method, url, body);
    await applyDataProtection(google, environment, { everyMs: 1 });
    return [states.length, cloud.calls.length > 0];
  };

  expect(await run({ done: true })).toEqual([0, true]);
  await expect(run({ done: true, error: { message: 'no billing' } })).rejects.toThrow('no billing');
});

it('creates all resources once, and updates them when it runs again', async () => {
  const cloud = makeCloud();
  await applyDataProtection(cloud.google, environment);
  await applyMonitoring(cloud.google, environment);
  const created = cloud.stored.size;
  const countCreations = () =>
    cloud.calls.filter(([method, url]) => method === 'POST' && !url.endsWith(':batchEnable')).length;
  const creations = countCreations();
  expect(creations).toBe(read('alerts').length + read('uptime').length + 2 + read('backups').length);

  await applyDataProtection(cloud.google, environment);
  await applyMonitoring(cloud.google, environment);
  expect(cloud.stored.size).toBe(created);
  expect(countCreations()).toBe(creations);

  const bucket = cloud.stored.get(`https://storage.googleapis.com/storage/v1/b/${COMPLETE.BUCKET}`);
  expect(bucket.cors[0].origin).toEqual([COMPLETE.APP_URL]);
  expect(JSON.stringify([...cloud.stored])).not.toContain('{{');
});

describe('App Check of Firestore and Storage', () => {
  const apply = async (settings) => {
    const { google, stored } = makeCloud();
    await applyAppCheck(google, { ...environment, settings: { ...COMPLETE, ...settings } });
    return [...stored].map(([address, { enforcementMode }]) => [address.split('/').at(-1), enforcementMode]);
  };

  it('is enforced with the API’s, and only counted before', async () => {
    for (const [mode, enforcement] of [
      ['enforce', 'ENFORCED'],
      ['monitor', 'UNENFORCED'],
      ['off', 'UNENFORCED'],
    ])
      expect(await apply({ APP_CHECK: mode })).toEqual([
        ['firestore.googleapis.com', enforcement],
        ['firebasestorage.googleapis.com', enforcement],
      ]);
  });

  it('stays as it is in projects without a site key', async () => {
    expect(await apply({ APP_CHECK: 'off', APP_CHECK_SITE_KEY: '' })).toEqual([]);
  });
});
