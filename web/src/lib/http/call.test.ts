import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectsApi } from '@domain/projects/projects.api.ts';
import { createSubmitter } from '../submission/submitter.ts';
import { call, change } from './call.ts';

const answer = () => Response.json({ collection: { id: 'p' } });
const sent = vi.fn<(url: string, options: { method: string; headers: Headers }) => Promise<Response>>();
const listKeys = () => sent.mock.calls.map(([, { headers }]) => headers.get('Idempotency-Key'));
const params = { id: 'p' };
const body = { name: 'Changed' };
const submission = { idempotencyKey: 'of-this-submission' };

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null });
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a lost connection', () => {
  it.each([
    ['PATCH', () => change(projectsApi['projects.update'], { params, body }, submission)],
    [
      'DELETE',
      () =>
        change(projectsApi['projects.deleteVoice'], { params: { projectId: 'p', voiceId: 'v' } }, submission),
    ],
    [
      'POST',
      () =>
        change(
          projectsApi['projects.createVoice'],
          { body: { projectId: 'p', name: 'Narrator' } },
          submission,
        ),
    ],
  ])('is tried once more under the same key: %s', async (method, attempt) => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await expect(attempt()).resolves.toEqual({ id: 'p' });
    expect(sent.mock.calls.map(([, options]) => options.method)).toEqual([method, method]);
    expect(listKeys()).toEqual(['of-this-submission', 'of-this-submission']);
  });

  it('needs no key where nothing is changed', async () => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await call(projectsApi['projects.get'], { params, query: {} });
    expect(listKeys()).toEqual([null, null]);
  });

  it('is reported immediately if the call requires it', async () => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await expect(call(projectsApi['projects.get'], { params, query: {} }, { once: true })).rejects.toThrow();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps its key when it is pressed again, and is another request once it was answered', async () => {
    const once = createSubmitter();
    const attempt = () =>
      once('same', (own) => change(projectsApi['projects.update'], { params, body }, own));
    sent.mockRejectedValueOnce(new TypeError('lost')).mockRejectedValueOnce(new TypeError('lost'));
    sent.mockImplementation(() => Promise.resolve(answer()));
    await expect(attempt()).rejects.toThrow();
    await attempt();
    await attempt();

    const [first, again, pressedAgain, next] = listKeys();
    expect([again, pressedAgain]).toEqual([first, first]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(next).not.toBe(first);
  });
});
