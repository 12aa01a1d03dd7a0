import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubmitter } from '../submission/submitter.ts';
import { api } from './api.ts';
import { onOwnChange } from './send.ts';

const answer = () => Response.json({ collection: { id: 'p' } });
interface Sent {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string;
}

const sent = vi.fn<(url: string, options: Sent) => Promise<Response>>();
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

it('sends the parts declared by a contract, in their order', async () => {
  sent.mockImplementation(() => Promise.resolve(answer()));
  await api.auditions.answer({ id: 'e' }, { token: 't' }, { answer: 'confirmed', note: '' }, submission);
  await api.health.retryMail(submission);
  await api.accounts.siteConfig();

  expect(sent.mock.calls.map(([url, { method, body: json }]) => [method, url, json])).toEqual([
    ['POST', '/api/audition-entry/answer/e?token=t', '{"answer":"confirmed","note":""}'],
    ['POST', '/api/health/mail/retry', undefined],
    ['GET', '/api/', undefined],
  ]);
});

it('announces changes, but not reads', async () => {
  const listener = vi.fn();
  const stop = onOwnChange(listener);
  sent.mockImplementation(() => Promise.resolve(answer()));

  await api.projects.get(params, {});
  expect(listener).not.toHaveBeenCalled();

  await api.projects.update(params, body, submission);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

describe('a lost connection', () => {
  it.each([
    ['PATCH', () => api.projects.update(params, body, submission)],
    ['DELETE', () => api.projects.deleteVoice({ projectId: 'p', voiceId: 'v' }, submission)],
    ['POST', () => api.projects.createVoice({ projectId: 'p', name: 'Narrator' }, submission)],
  ])('is retried once under the same key: %s', async (method, attempt) => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await expect(attempt()).resolves.toEqual({ id: 'p' });
    expect(sent.mock.calls.map(([, options]) => options.method)).toEqual([method, method]);
    expect(listKeys()).toEqual(['of-this-submission', 'of-this-submission']);
  });

  it('needs no key for reads', async () => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await api.projects.get(params, {});
    expect(listKeys()).toEqual([null, null]);
  });

  it('is reported immediately if the call requires so', async () => {
    sent.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce(answer());
    await expect(api.projects.get(params, {}, { once: true })).rejects.toThrow();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps its key for a repeated click, and has a new one after a reply', async () => {
    const once = createSubmitter();
    const attempt = () => once('same', (submission) => api.projects.update(params, body, submission));
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
