import { expect, it } from 'vitest';
import { requireStaging } from './staging.mjs';

const STAGING = {
  name: 'staging',
  file: 'functions/.env.staging',
  project: 'casting-staging',
  settings: { DEMO_DATA: 'true' },
};
const PRODUCTION = { project: 'casting-live' };

it('fills the project of staging', () => {
  expect(requireStaging(STAGING, PRODUCTION, 'casting-staging')).toBe('casting-staging');
  expect(requireStaging(STAGING, { project: undefined }, 'casting-staging')).toBe('casting-staging');
});

it.each([
  ['production', { ...STAGING, name: 'production' }, 'casting-staging'],
  ['a project without an alias', { ...STAGING, project: undefined }, 'casting-staging'],
  ['a project that is production’s too', { ...STAGING, project: 'casting-live' }, 'casting-live'],
  ['one that doesn’t allow it', { ...STAGING, settings: { DEMO_DATA: 'false' } }, 'casting-staging'],
  ['one without the setting', { ...STAGING, settings: {} }, 'casting-staging'],
  ['another than was confirmed', STAGING, 'casting-live'],
])('refuses %s', (_title, staging, confirmed) => {
  expect(() => requireStaging(staging, PRODUCTION, confirmed)).toThrow();
});
