import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { localConfig } from './local-config.mjs';

const production = readFileSync(`${ROOT}firebase.json`, 'utf8');
const policyOf = ({ hosting }) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')
    .value;

test("production's pages may reach nothing on the visitor's own machine", () => {
  const config = JSON.parse(production);
  expect(JSON.stringify(config.hosting)).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]|http:/);
  expect(policyOf(config)).toContain(
    "connect-src 'self' https://*.googleapis.com https://*.firebaseapp.com https://*.cloudfunctions.net;",
  );
});

test("production's policy allows no injected script", () => {
  const [scripts] = policyOf(JSON.parse(production)).match(/script-src [^;]+/);
  expect(scripts).not.toMatch(/'unsafe-|\*|http:|data:/);
});

const FILES = ['/index.html', '/assets/index-aB3_dEf9.js', '/assets/plain.js'];
const yearsIn = ({ hosting }) =>
  hosting.headers.find(({ headers }) => headers.some(({ value }) => value.includes('immutable')));

test('a file is kept for a year where it is there, by name', () => {
  const { regex } = yearsIn(localConfig(JSON.parse(production), FILES));
  const kept = [...FILES, '/assets/index-gone_567.js', '/assets/index-aB3_dEf9xjs'];
  expect(kept.filter((file) => new RegExp(regex).test(file))).toEqual(['/assets/index-aB3_dEf9.js']);
});

test('the local stack differs in nothing else', () => {
  const local = localConfig(JSON.parse(production), FILES);
  yearsIn(local).regex = yearsIn(JSON.parse(production)).regex;
  const policy = policyOf(local);
  expect(policy).toContain(' http://127.0.0.1:* http://localhost:*; frame-src');
  expect(policy).toMatch(/frame-src [^;]+ http:\/\/127\.0\.0\.1:\*;/);
  const without = JSON.stringify(local).replaceAll(/ http:\/\/(127\.0\.0\.1|localhost):\*/g, '');
  expect(JSON.parse(without)).toEqual(JSON.parse(production));
});
