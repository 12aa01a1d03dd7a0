import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { BY_HAND, toMarkdown } from './by-hand.mjs';
import { findCloudProblems } from './checks.mjs';
import { runDeploy } from './deploy.mjs';
import { readEnvironment } from './environment.mjs';
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

const nobody = () => Promise.resolve(undefined);

const dryRun = async (name) => {
  const lines = [];
  const problems = await runDeploy(name, {
    root,
    connect: nobody,
    isDryRun: true,
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

  it('knows two environments', async () => {
    await expect(dryRun('live')).rejects.toThrow('staging or production');
  });
});

describe('the settings', () => {
  const required = SETTINGS.filter(({ isOptional, isLocal }) => !isOptional && !isLocal);

  it.each(required.map(({ name }) => name))('are refused without %s', (name) => {
    const { [name]: _removed, ...rest } = COMPLETE;
    expect(findSettingProblems(rest)).toEqual([expect.stringMatching(`^${name} is missing`)]);
    expect(findSettingProblems({ ...rest, [name]: '' })).toEqual([
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
    ['SUPORT_EMAIL', 'support@casting.test'],
  ])('are refused with %s=%s', (name, value) => {
    expect(findSettingProblems({ ...COMPLETE, [name]: value })).toEqual([
      expect.stringMatching(`^${name} is `),
    ]);
  });

  it('are refused with App Check but without what it needs, and accepted without either', () => {
    const { APP_ID: _id, APP_CHECK_SITE_KEY: _key, ...rest } = COMPLETE;
    const missing = ['APP_ID', 'APP_CHECK_SITE_KEY'].map((name) =>
      expect.stringMatching(`^${name} is missing`),
    );
    for (const mode of ['monitor', 'enforce'])
      expect(findSettingProblems({ ...rest, APP_CHECK: mode })).toEqual(missing);
    expect(findSettingProblems({ ...rest, APP_CHECK: 'off' })).toEqual([]);
    expect(findSettingProblems({ ...COMPLETE, APP_CHECK: 'enforce' })).toEqual([]);
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
    const expected = SETTINGS.filter(({ isLocal, name }) => !isLocal && name !== 'TRUSTED_PROXIES');
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
