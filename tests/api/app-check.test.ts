import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_AREAS } from '@domain/apiKeys/api-keys.ts';
import { getAppProof, issueAppToken } from '../../scripts/stack/app-proof.mjs';
import { createTokenVerifier } from '../../functions/src/incoming/http/app-token.ts';
import { APP, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { openPage } from '../stack/page.ts';

const PREVIEW = '/client/castings/harbour-light-all-languages';
const previewCall = '/casting/link/harbour-light-all-languages';

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

/** Calls the API with these headers alone. */
const callWith = async (path: string, headers: object = {}, method = 'GET'): Promise<Answer> => {
  const response = await fetch(`${APP}/api${path}`, { method, headers: { ...headers } });
  const text = await response.text();
  const isJson = text.startsWith('{');
  return {
    status: response.status,
    code: isJson ? (JSON.parse(text) as { readonly code?: string }).code : undefined,
    text,
  };
};

const UNKNOWN_APP = { status: 401, code: 'auth.unknownApp' };

describe('an API that enforces App Check', () => {
  beforeAll(() => {
    process.env['APP_CHECK'] = 'enforce';
  });
  afterAll(() => {
    process.env['APP_CHECK'] = 'off';
  });

  it('serves calls of the app, and refuses the same ones without its token', async () => {
    const authorization = { Authorization: `Bearer ${await getIdToken('client@agency-one.example')}` };
    const proof = await getAppProof();
    expect(await callWith('/project', { ...authorization, ...proof })).toMatchObject({ status: 200 });
    expect(await callWith('/project', authorization)).toMatchObject(UNKNOWN_APP);

    // Links prove who opens them, not what opens them.
    expect(await callWith(previewCall, proof)).toMatchObject({ status: 200 });
    expect(await callWith(previewCall)).toMatchObject(UNKNOWN_APP);
  });

  it('refuses another project’s token, and text that is none', async () => {
    for (const token of [await issueAppToken('demo-other'), 'token', ''])
      expect(await callWith(previewCall, { 'X-Firebase-AppCheck': token })).toMatchObject(UNKNOWN_APP);
  });

  it('serves what other programs call', async () => {
    expect(await callWith('/clientConfig')).toMatchObject({ status: 200 });
    expect(await callWith('/status')).toMatchObject({ status: 200 });
    expect(await callWith('/calendar/feed?token=x')).toMatchObject({
      code: expect.not.stringMatching('unknownApp'),
    });
  });

  it('serves a program with an active API key, and opens nothing for one that is none', async () => {
    const token = await getIdToken('admin@agency-one.example');
    const body = { name: 'Planner', areas: KEY_AREAS, right: 'read' };
    const { collection } = await call<{ readonly secret: string; readonly id: string }>('POST', '/apiKey', {
      token,
      agency: 'agency-one',
      body,
    });

    const read = (secret: string, path = '/project/project-harbour-light') =>
      callWith(path, { Authorization: `Bearer ${secret}` });
    expect(await read(collection.secret)).toMatchObject({ status: 200 });

    // Public calls and those of links would need no caller.
    for (const path of ['/project/project-harbour-light', '/country', previewCall])
      expect(await read(`${collection.secret}x`, path), path).toMatchObject({
        status: 401,
        code: 'auth.keyInvalid',
      });

    await call('DELETE', `/apiKey/${collection.id}`, { token, agency: 'agency-one' });
    expect(await read(collection.secret, '/country')).toMatchObject({ status: 401, code: 'auth.keyInvalid' });
  });

  it('makes the calls of pages behind links, which browsers open without a token', async () => {
    const { status, answer } = await openPage(PREVIEW);
    expect(status).toBe(200);
    expect(answer(previewCall)).toMatchObject({ collection: { agency: expect.anything() } });
  });
});

it('never asks the emulators’ key in a deployment', async () => {
  const token = await issueAppToken('casting-live');
  const emulated = createTokenVerifier({ ...process.env, GCLOUD_PROJECT: 'demo-casting' });
  await expect(emulated(await issueAppToken('demo-casting'))).resolves.toBeDefined();

  const deployed = createTokenVerifier({ ...process.env, GCLOUD_PROJECT: 'casting-live' });
  await expect(deployed(token)).rejects.toThrow();
});
