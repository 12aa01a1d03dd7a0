import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { toLocalConfig } from './local-config.mjs';

const { region: REGION } = JSON.parse(readFileSync(`${ROOT}functions/src/region.json`, 'utf8'));

const production = readFileSync(`${ROOT}firebase.json`, 'utf8');
const findPolicy = ({ hosting }) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')
    .value;

test('production’s pages may not reach the visitor’s own machine', () => {
  const config = JSON.parse(production);
  expect(JSON.stringify(config.hosting)).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]|http:/);
});

test('production’s pages reach only the hosts of their own project', () => {
  const policy = findPolicy(JSON.parse(production));
  expect(policy).not.toMatch(/\*|https:[; ]/);
  expect(policy).toContain("img-src 'self' data:;");
  // Deliveries play from Storage.
  expect(policy).toMatch(/media-src [^;]*https:\/\/storage\.googleapis\.com\/demo-casting\.appspot\.com\/;/);

  const [, connect] = policy.match(/connect-src ([^;]+)/);
  expect(connect.split(' ').filter((source) => source.includes('storage.googleapis.com'))).toEqual([
    'https://storage.googleapis.com/upload/storage/v1/b/demo-casting.appspot.com/',
  ]);

  const hosts = [...policy.matchAll(/https:\/\/([^\s;/]+)/g)].map(([, host]) => host);
  const appHosts = hosts.filter((host) => /firebaseapp\.com|cloudfunctions/.test(host));
  expect(new Set(appHosts)).toEqual(
    new Set(['demo-casting.firebaseapp.com', `${REGION}-demo-casting.cloudfunctions.net`]),
  );
});

test('pages can get App Check tokens: by reCAPTCHA, exchanged with Google', () => {
  const policy = findPolicy(JSON.parse(production));
  const getSources = (directive) => policy.match(new RegExp(`${directive} ([^;]+)`))[1].split(' ');
  const recaptcha = 'https://www.google.com/recaptcha/';
  expect(getSources('script-src')).toEqual(
    expect.arrayContaining([recaptcha, 'https://www.gstatic.com/recaptcha/']),
  );
  expect(getSources('frame-src')).toEqual(
    expect.arrayContaining([recaptcha, 'https://recaptcha.google.com/recaptcha/']),
  );
  expect(getSources('connect-src')).toEqual(
    expect.arrayContaining([recaptcha, 'https://content-firebaseappcheck.googleapis.com']),
  );
});

test('no page linked from an email is cached or sent as referrer', () => {
  const rules = JSON.parse(production).hosting.headers.filter(({ headers }) =>
    headers.some(({ value }) => value === 'no-referrer'),
  );

  const isGuarded = (path) =>
    rules.some(
      ({ regex, headers }) =>
        regex !== undefined &&
        new RegExp(regex).test(path) &&
        headers.some(({ value }) => value === 'no-store'),
    );

  const mailed = ['/join-team', '/reminders', '/confirm-email', '/set-password', '/reset-password'];
  expect([...mailed, '/client/report/one', '/self/new-engineer'].filter((path) => !isGuarded(path))).toEqual(
    [],
  );
});

test("production's policy allows no injected script", () => {
  const [scripts] = findPolicy(JSON.parse(production)).match(/script-src [^;]+/);
  expect(scripts).not.toMatch(/'unsafe-|\*|http:|data:/);
});

const FILES = ['/index.html', '/assets/index-aB3_dEf9.js', '/assets/plain.js'];
const getYears = ({ hosting }) =>
  hosting.headers.find(({ headers }) => headers.some(({ value }) => value.includes('immutable')));

test('an existing hashed file is cached for a year', () => {
  const { regex } = getYears(toLocalConfig(JSON.parse(production), FILES));
  const assets = [...FILES, '/assets/index-gone_567.js', '/assets/index-aB3_dEf9xjs'];
  expect(assets.filter((file) => new RegExp(regex).test(file))).toEqual(['/assets/index-aB3_dEf9.js']);
});

test('the local stack has no other difference', () => {
  const local = toLocalConfig(JSON.parse(production), FILES);
  getYears(local).regex = getYears(JSON.parse(production)).regex;
  const policy = findPolicy(local);
  expect(policy).toContain(' http://127.0.0.1:* http://localhost:*; frame-src');
  expect(policy).toMatch(/frame-src [^;]+ http:\/\/127\.0\.0\.1:\*;/);
  const without = JSON.stringify(local).replaceAll(/ http:\/\/(127\.0\.0\.1|localhost):\*/g, '');
  expect(JSON.parse(without)).toEqual(JSON.parse(production));
});
