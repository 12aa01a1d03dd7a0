import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { COMPLETE } from './deploy.fixture.mjs';
import { createGoogleClient } from './google.mjs';
import { toDeployedConfig } from './hosting-config.mjs';
import { waitForIndexes } from './indexes.mjs';

const source = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'));
const environment = { region: 'europe-west4', project: 'casting-live', settings: COMPLETE };

const findPolicy = ({ hosting }) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')
    .value;

const getSources = (config, directive) =>
  findPolicy(config)
    .match(new RegExp(`${directive} ([^;]*)`))[1]
    .split(' ');

describe('the configuration of a release', () => {
  const config = toDeployedConfig(source, environment);

  it('names the hosts of its project alone', () => {
    expect(findPolicy(config)).not.toContain('demo-casting');
    expect(getSources(config, 'connect-src')).toEqual(
      expect.arrayContaining([
        'https://casting-live.firebaseapp.com',
        'https://europe-west4-casting-live.cloudfunctions.net',
        `https://storage.googleapis.com/upload/storage/v1/b/${COMPLETE.BUCKET}/`,
      ]),
    );
    expect(getSources(config, 'media-src')).toContain(`https://storage.googleapis.com/${COMPLETE.BUCKET}/`);
  });

  it('allows an API on its own host, and sign-in on its own domain', () => {
    const settings = { ...COMPLETE, API_HOST: 'https://api.casting.test', AUTH_DOMAIN: 'app.casting.test' };
    const extended = toDeployedConfig(source, { ...environment, settings });
    for (const directive of ['connect-src', 'img-src', 'media-src'])
      expect(getSources(extended, directive)).toContain('https://api.casting.test');
    expect(getSources(extended, 'frame-src')).toContain('https://app.casting.test');
    expect(findPolicy(extended)).not.toContain('firebaseapp.com');
  });

  it('shows images of the app’s own origin on previews', () => {
    const settings = { ...COMPLETE, PREVIEW_SITE: 'casting-live' };
    const previewed = toDeployedConfig(source, { ...environment, settings });
    expect(getSources(previewed, 'img-src')).toContain(COMPLETE.APP_URL);
    expect(getSources(config, 'img-src')).not.toContain(COMPLETE.APP_URL);
    expect(getSources(previewed, 'connect-src')).toEqual(getSources(config, 'connect-src'));
  });

  it('has no hook, because the command builds; firebase.json alone refuses', () => {
    expect(JSON.stringify(config)).not.toContain('predeploy');
    expect(source.functions[0].predeploy.join()).toContain('exit 1');
    expect(source.hosting.predeploy.join()).toContain('exit 1');
    expect(config.hosting.rewrites).toEqual(source.hosting.rewrites);
  });
});

describe('waiting for indexes', () => {
  const wait = (states) => {
    const pages = [...states];
    const google = () =>
      Promise.resolve({
        indexes: [
          { name: 'one', state: 'READY' },
          { name: 'two', state: pages.shift() },
        ],
      });
    return waitForIndexes(google, 'casting-live', { print: () => {}, everyMs: 1, giveUpMs: 200 }).then(
      () => pages.length,
    );
  };

  it('ends when each is ready', async () => {
    expect(await wait(['CREATING', 'CREATING', 'READY', 'READY'])).toBe(1);
  });

  it('fails for one that can’t be built, and gives up at last', async () => {
    await expect(wait(['CREATING', 'NEEDS_REPAIR'])).rejects.toThrow('Index two could not be built');
    await expect(wait([])).rejects.toThrow('1 indexes aren’t ready yet');
  });
});

describe('a call to Google', () => {
  const client = (status, text) =>
    createGoogleClient({
      getToken: () => Promise.resolve('token'),
      project: 'casting-live',
      send: (_url, init) => {
        expect(init?.headers).toMatchObject({
          Authorization: 'Bearer token',
          'X-Goog-User-Project': 'casting-live',
        });
        return Promise.resolve(new Response(text, { status }));
      },
    });

  it('finds nothing for 404, and fails for other refusals', async () => {
    expect(await client(200, '{"a":1}')('GET', 'https://google.test')).toEqual({ a: 1 });
    expect(await client(404, '')('GET', 'https://google.test')).toBeUndefined();
    await expect(client(404, '')('POST', 'https://google.test')).rejects.toMatchObject({ status: 404 });
    await expect(client(403, 'denied')('GET', 'https://google.test')).rejects.toThrow('answered 403: denied');
  });
});
