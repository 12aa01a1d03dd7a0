import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { ParamValue, resolveParams } from 'firebase-tools/lib/deploy/functions/params.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { BY_HAND, toMarkdown } from './by-hand.mjs';
import { findCloudProblems } from './checks.mjs';
import { listDefaults, listParams } from './defaults.mjs';
import { runDeploy } from './deploy.mjs';
import { readEnvironment } from './environment.mjs';
import { requirePreview } from './previews.mjs';
import { COMPLETE, toEnvFile } from './deploy.fixture.mjs';
import { SECRETS } from './secrets.mjs';
import { findSettingProblems, SETTINGS } from './settings.mjs';

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(root, 'functions/src'), { recursive: true });
  for (const file of ['firebase.json', 'functions/src/region.json'])
    cpSync(join(ROOT, file), join(root, file));
  writeFileSync(join(root, '.firebaserc'), JSON.stringify({ projects: { staging: 'casting-staging' } }));
  writeFileSync(join(root, 'functions/.env.staging'), toEnvFile(COMPLETE));
});
afterAll(() => rmSync(root, { recursive: true }));

const findSource = (source) =>
  JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8')).hosting.rewrites.find(
    (rule) => rule.source === source,
  );

const nobody = () => Promise.resolve(undefined);

const dryRun = async (name, preview) => {
  const lines = [];
  const problems = await runDeploy(name, {
    root,
    connect: nobody,
    isDryRun: true,
    preview,
    release: 'abc',
    print: (line) => lines.push(line),
  });
  return { problems, text: lines.join('\n') };
};

describe('a dry run', () => {
  it('passes with complete settings, and prints the steps in order with what a person has to do', async () => {
    const { problems, text } = await dryRun('staging');
    expect(problems, text).toBe(0);

    const order = [
      'npm test',
      'build:web',
      'functions-api@casting-staging.iam.gserviceaccount.com roles/datastore.user',
      'firestore:indexes',
      'READY',
      'rules,storage',
      '--only functions',
      '--only hosting',
      'App Check',
      'as a stranger',
    ];
    const positions = order.map((word) => text.indexOf(word, text.indexOf('would do this')));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions).not.toContain(-1);
    for (const { title } of BY_HAND) expect(text).toContain(title);
  });

  it('changes nothing without an alias or settings, and names both', async () => {
    const { problems, text } = await dryRun('production');
    expect(problems).toBeGreaterThan(10);
    expect(text).toContain('.firebaserc has no alias "production"');
    expect(text).toContain('functions/.env.production: APP_URL is missing');
    expect(text).toContain('Nothing was changed.');
  });

  it('of a preview releases pages with their own API, and nothing that staging shares', async () => {
    const file = join(root, 'functions/.env.staging');
    writeFileSync(file, toEnvFile({ ...COMPLETE, PREVIEW_SITE: 'casting-staging' }));
    const { problems, text } = await dryRun('staging', 'new-roster');
    writeFileSync(file, toEnvFile(COMPLETE));

    expect(problems, text).toBe(0);
    expect(text).toContain('firebase hosting:channel:deploy new-roster --expires 7d --project staging');
    expect(text).not.toMatch(/--only|migrate|READY|roles\//);
    expect(findSource('/api/**').function.pinTag).toBe(true);
  });

  it.each([
    ['production', 'new-roster', 'for staging alone'],
    ['staging', 'new-roster', 'need PREVIEW_SITE'],
  ])('of a preview of %s is refused without its setting', async (name, preview, words) => {
    await expect(dryRun(name, preview)).rejects.toThrow(words);
  });

  it.each(['live', 'New', 'a b', '-a', 'a'.repeat(31), ''])(
    'of a preview refuses the name "%s"',
    (preview) => {
      const settings = { PREVIEW_SITE: 'casting-staging' };
      expect(() => requirePreview(preview, { name: 'staging', settings })).toThrow("can't name");
    },
  );

  it('knows two environments', async () => {
    await expect(dryRun('live')).rejects.toThrow('staging or production');
  });
});

it('deletes no index that the release before needs', async () => {
  const { text } = await dryRun('staging');
  const line = text.split('\n').find((command) => command.includes('--only firestore:indexes'));
  expect(line).toContain('--non-interactive');
  expect(line).not.toContain('--force');
});

it('gives the Firebase CLI a value for each declared setting', async () => {
  const params = await listParams();
  const resolve = (values) => {
    const names = Object.keys(values);
    const userEnvs = Object.fromEntries(names.map((name) => [name, new ParamValue(values[name], false, {})]));
    const firebaseConfig = { projectId: 'casting-staging' };
    // As an emulator, it looks for no secrets.
    return resolveParams({ params, firebaseConfig, userEnvs, nonInteractive: true, isEmulator: true });
  };

  await expect(resolve(COMPLETE)).rejects.toThrow('STRIPE_API');
  const { paramValues } = await resolve({ ...COMPLETE, ...(await listDefaults(COMPLETE)) });
  expect(Object.keys(paramValues)).toEqual(expect.arrayContaining(['STRIPE_API', 'PREVIEW_SITE']));
});

describe('the settings', () => {
  const required = SETTINGS.filter(({ isOptional, isLocal }) => !isOptional && !isLocal);

  it.each(required.map(({ name }) => name))('are refused without %s', (name) => {
    const { [name]: _removed, ...rest } = COMPLETE;
    expect(findSettingProblems(rest, 'staging')).toEqual([expect.stringMatching(`^${name} is missing`)]);
    expect(findSettingProblems({ ...rest, [name]: '' }, 'staging')).toEqual([
      expect.stringMatching(`^${name} is missing`),
    ]);
  });

  it.each([
    ['APP_URL', 'https://app.casting.test/'],
    ['APP_URL', 'http://app.casting.test'],
    ['APP_URL', 'http://127.0.0.1:5002'],
    ['MAIL_FROM', 'no-reply@casting.test'],
    ['MAIL_FROM', 'Voice Casting <no-reply@voice-casting.example>'],
    ['SUPPORT_EMAIL', 'support'],
    ['MORE_SUPPORT_EMAILS', 'one@casting.test,two'],
    ['CLIENT_CONTACT_EMAIL', 'clients@voice-casting.example'],
    ['BRAND_ACCENT', 'blue'],
    ['BRAND_ASSETS', '../elsewhere'],
    ['WEB_API_KEY', 'demo-key'],
    ['AUTH_DOMAIN', 'https://app.casting.test'],
    ['SOCIAL_SIGN_IN', 'facebook'],
    ['IDENTITY_PLATFORM', 'yes'],
    ['AGENCIES_BY_ADMINS', '1'],
    ['DEFAULT_AGENCY_SLUG', 'Agency One'],
    ['TERMS_URL', 'http://casting.test/terms'],
    ['TERMS_VERSION', '2026-13-01'],
    ['PRIVACY_URL', 'casting.test/privacy'],
    ['PRIVACY_VERSION', 'today'],
    ['TRUSTED_PROXIES', 'none'],
    ['APP_CHECK', 'on'],
    ['APP_ID', 'web'],
    ['APP_CHECK_SITE_KEY', 'demo-site-key'],
    ['SHOW_PAYMENT_FEATURE', 'no'],
    ['FAKE_LATENCY_MS', '1000'],
    ['STRIPE_API', 'https://stripe.test'],
    ['WEBHOOK_LOCAL_RECEIVERS', 'http://127.0.0.1:5099'],
    ['BUCKET', 'gs://casting'],
    ['DATABASE_LOCATION', 'Europe'],
    ['ALERT_EMAIL', 'nobody'],
    ['BILLING_ACCOUNT', '1234'],
    ['MONTHLY_BUDGET', '150'],
    ['API_HOST', 'api.casting.test'],
    ['PREVIEW_SITE', 'https://casting.web.app'],
    ['SUPORT_EMAIL', 'support@casting.test'],
  ])('are refused with %s=%s', (name, value) => {
    expect(findSettingProblems({ ...COMPLETE, [name]: value }, 'staging')).toEqual([
      expect.stringMatching(`^${name} is `),
    ]);
  });

  it('have previews on staging alone', () => {
    const settings = { ...COMPLETE, PREVIEW_SITE: 'casting-live' };
    expect(findSettingProblems(settings, 'staging')).toEqual([]);
    expect(findSettingProblems(settings, 'production')).toEqual([
      'PREVIEW_SITE is for staging alone: remove it.',
    ]);
    expect(findSettingProblems(COMPLETE, 'production')).toEqual([]);
  });

  it('are refused with App Check but without what it needs, and accepted without either', () => {
    const { APP_ID: _id, APP_CHECK_SITE_KEY: _key, ...rest } = COMPLETE;
    const missing = ['APP_ID', 'APP_CHECK_SITE_KEY'].map((name) =>
      expect.stringMatching(`^${name} is missing`),
    );
    for (const mode of ['monitor', 'enforce'])
      expect(findSettingProblems({ ...rest, APP_CHECK: mode }, 'staging')).toEqual(missing);
    expect(findSettingProblems({ ...rest, APP_CHECK: 'off' }, 'staging')).toEqual([]);
    expect(findSettingProblems({ ...COMPLETE, APP_CHECK: 'enforce' }, 'staging')).toEqual([]);
  });

  it('are those that the functions declare, and those that a deployment needs', async () => {
    await import('../../functions/src/config.ts');
    await import('../../functions/src/work/tokens/link-key.ts');
    const declared = declaredParams.map(({ name }) => name);
    const names = [...SETTINGS, ...SECRETS].map(({ name }) => name);
    expect(declared.filter((name) => !names.includes(name))).toEqual([]);
    expect(SECRETS.filter(({ name }) => !declared.includes(name))).toEqual([]);
  });

  it.each(['staging', 'production'])('have a place in the file of %s', (name) => {
    const { settings } = readEnvironment(name, ROOT);
    const expected = SETTINGS.filter(
      ({ isLocal, isStaging, name: setting }) =>
        !isLocal && setting !== 'TRUSTED_PROXIES' && (!isStaging || name === 'staging'),
    );
    expect(Object.keys(settings).sort()).toEqual(expected.map((setting) => setting.name).sort());
  });
});

describe('the project', () => {
  const found = (url) => {
    if (url.includes('secretmanager')) return { state: 'ENABLED' };
    if (url.includes('firebaseappcheck')) return { siteKey: COMPLETE.APP_CHECK_SITE_KEY };
    return url.includes('firestore') ? { locationId: 'europe-west1' } : {};
  };
  const find = (answer) =>
    findCloudProblems(readEnvironment('staging', root), (_method, url) => Promise.resolve(answer(url)));

  it('has nothing missing', async () => {
    expect(await find(found)).toEqual([]);
  });

  it.each(SECRETS.map(({ name }) => name))('is refused without the secret %s', async (name) => {
    const problems = await find((url) => (url.includes(`/secrets/${name}/`) ? undefined : found(url)));
    expect(problems).toEqual([expect.stringContaining(`The secret ${name} is missing`)]);
  });

  it('is refused when its web app isn’t registered in App Check with the site key', async () => {
    for (const answer of [undefined, {}, { siteKey: `6L${'y'.repeat(38)}` }]) {
      const problems = await find((url) => (url.includes('firebaseappcheck') ? answer : found(url)));
      expect(problems).toEqual([expect.stringContaining('App Check')]);
    }
  });

  it('is refused without database or bucket, and with a database elsewhere', async () => {
    expect(await find((url) => (url.includes('databases') ? undefined : found(url)))).toHaveLength(1);
    expect(await find((url) => (url.includes('/b/') ? undefined : found(url)))).toHaveLength(1);
    const elsewhere = (url) => (url.includes('databases') ? { locationId: 'nam5' } : found(url));
    expect(await find(elsewhere)).toEqual([expect.stringContaining('Firestore is in nam5')]);
  });
});

it('keeps the list for a person in docs/deploy.md', () => {
  expect(
    readFileSync(`${ROOT}docs/deploy.md`, 'utf8'),
    'Paste what npm run deploy -- --list prints',
  ).toContain(toMarkdown());
});

it('describes each secret in docs/secrets.md as the command does', () => {
  const page = readFileSync(`${ROOT}docs/secrets.md`, 'utf8').replaceAll(/ +/g, ' ');
  for (const { name, form } of SECRETS) expect(page).toContain(`| \`${name}\` | ${form} |`);
});
