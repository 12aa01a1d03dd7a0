import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectsApi } from '@domain/projects/projects.api.ts';
import { call } from './call.ts';

const answer = () => Response.json({ collection: { id: 'p' } });
const sent = vi.fn<(url: string, options: { method: string; headers: Headers }) => Promise<Response>>();
const keys = () => sent.mock.calls.map(([, { headers }]) => headers.get('Idempotency-Key'));
const params = { id: 'p' };
const body = { name: 'Changed' };

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null });
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a lost connection', () => {
  it.each([
    ['PATCH', () => call(projectsApi['projects.update'], { params, body })],
    ['DELETE', () => call(projectsApi['projects.deleteVoice'], { params: { projectId: 'p', voiceId: 'v' } })],
    ['POST', () => call(projectsApi['projects.createVoice'], { body: { projectId: 'p', name: 'Narrator' } })],
  ])('is tried once more under the same key: %s', async (method, change) => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await expect(change()).resolves.toEqual({ id: 'p' });
    expect(sent.mock.calls.map(([, options]) => options.method)).toEqual([method, method]);
    const [first, second] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('needs no key where nothing is changed', async () => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await call(projectsApi['projects.get'], { params });
    expect(keys()).toEqual([null, null]);
  });

  it('is another request with another key the next time', async () => {
    sent.mockImplementation(() => Promise.resolve(answer()));
    await call(projectsApi['projects.update'], { params, body });
    await call(projectsApi['projects.update'], { params, body });
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });
});
