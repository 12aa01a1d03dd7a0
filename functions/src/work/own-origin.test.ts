import { afterEach, expect, it, vi } from 'vitest';
import { getPageOrigin, isOwnOrigin } from './own-origin.ts';

const APP = 'http://127.0.0.1:5002';
const PREVIEW = 'https://casting-staging--new-roster-a1b2c3d4.web.app';

afterEach(() => vi.unstubAllEnvs());

const FOREIGN = [
  'https://casting-staging.web.app',
  'https://other--new-roster-a1b2c3d4.web.app',
  'https://casting-staging--new.web.app.elsewhere.example',
  'https://casting-staging--new.firebaseapp.com',
  'http://casting-staging--new-a1b2c3d4.web.app',
  'https://x.casting-staging--new-a1b2c3d4.web.app',
  'null',
];

it('is the app’s alone without a site for previews', () => {
  expect(isOwnOrigin(APP)).toBe(true);
  for (const origin of [PREVIEW, 'https://--x.web.app', ...FOREIGN]) expect(isOwnOrigin(origin)).toBe(false);
});

it('is also that of the site’s previews, where there are any', () => {
  vi.stubEnv('PREVIEW_SITE', 'casting-staging');
  expect(isOwnOrigin(APP)).toBe(true);
  expect(isOwnOrigin(PREVIEW)).toBe(true);
  for (const origin of FOREIGN) expect(isOwnOrigin(origin), origin).toBe(false);
  expect(getPageOrigin({ headers: { origin: PREVIEW } })).toBe(PREVIEW);
  expect(getPageOrigin({ headers: { origin: 'https://elsewhere.example' } })).toBe(APP);
  expect(getPageOrigin({ headers: {} })).toBe(APP);
});

it('matches no pattern that a setting contains', () => {
  vi.stubEnv('PREVIEW_SITE', '.*');
  expect(isOwnOrigin('https://evil--x.web.app')).toBe(false);
});
