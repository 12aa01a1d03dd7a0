import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALLS_WITHOUT_APP } from '@domain/access/without-app.ts';
import { KEY_PREFIX } from '@domain/apiKeys/api-keys.ts';
import { checkApp } from './app-check.ts';

const NAME = 'projects.list';
const withToken = { headers: { 'x-firebase-appcheck': 'token' } };
const without = { headers: {} };
const holds = vi.fn().mockResolvedValue({});
const fails = vi.fn().mockRejectedValue(new Error('expired'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a call of unknown origin', () => {
  it('is refused if checks are enforced, unlike a verified one', async () => {
    const refusal = { status: 401, code: 'auth.unknownApp' };
    await expect(checkApp(NAME, without, 'enforce', holds)).rejects.toMatchObject(refusal);
    await expect(checkApp(NAME, withToken, 'enforce', fails)).rejects.toMatchObject(refusal);
    await expect(checkApp(NAME, withToken, 'enforce', holds)).resolves.toBeUndefined();
  });

  it.each(['off', 'monitor', ''])('is accepted with the setting "%s"', async (mode) => {
    await expect(checkApp(NAME, without, mode, fails)).resolves.toBeUndefined();
  });

  it('is counted while checks are monitored', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    await checkApp(NAME, withToken, 'monitor', holds);
    expect(warn).not.toHaveBeenCalled();
    await checkApp(NAME, without, 'monitor', holds);
    expect(warn).toHaveBeenCalledWith(expect.any(String), { endpoint: NAME, mode: 'monitor' });
  });

  it('is accepted by the calls of other programs', async () => {
    for (const name of Object.keys(CALLS_WITHOUT_APP))
      await expect(checkApp(name, without, 'enforce', fails), name).resolves.toBeUndefined();
  });

  it('is accepted with an API key, which is checked next', async () => {
    const authorization = `Bearer ${KEY_PREFIX}anything`;
    await expect(checkApp(NAME, { headers: { authorization } }, 'enforce', fails)).resolves.toBeUndefined();
    await expect(
      checkApp(NAME, { headers: { authorization: 'Bearer anything' } }, 'enforce', fails),
    ).rejects.toMatchObject({ code: 'auth.unknownApp' });
  });

  it('is not verified while checks are off', async () => {
    fails.mockClear();
    await checkApp(NAME, withToken, 'off', fails);
    expect(fails).not.toHaveBeenCalled();
  });
});
