import { describe, expect, it, vi } from 'vitest';
import type { Contract } from '@domain/contract.ts';
import { checkApp } from './app-check.ts';

const contract: Contract = {
  method: 'GET',
  path: '/project',
  summary: '',
  auth: { kind: 'public' },
  errors: [],
};
const withToken = { headers: { 'x-firebase-appcheck': 'token' } };
const without = { headers: {} };
const holds = vi.fn().mockResolvedValue({});
const fails = vi.fn().mockRejectedValue(new Error('expired'));

describe('a call of unknown origin', () => {
  it('is refused if checks are enforced, unlike a verified one', async () => {
    const refusal = { status: 401, code: 'auth.unknownApp' };
    await expect(checkApp(contract, without, 'enforce', holds)).rejects.toMatchObject(refusal);
    await expect(checkApp(contract, withToken, 'enforce', fails)).rejects.toMatchObject(refusal);
    await expect(checkApp(contract, withToken, 'enforce', holds)).resolves.toBeUndefined();
  });

  it.each(['off', 'monitor', ''])('is accepted with the setting "%s"', async (mode) => {
    await expect(checkApp(contract, without, mode, fails)).resolves.toBeUndefined();
  });

  it('is accepted by calls for players and other machines', async () => {
    for (const open of [{ binary: 'audio/mpeg' } as const, { raw: { maxBytes: 1 } }])
      await expect(checkApp({ ...contract, ...open }, without, 'enforce', fails)).resolves.toBeUndefined();
  });

  it('is not verified while checks are off', async () => {
    fails.mockClear();
    await checkApp(contract, withToken, 'off', fails);
    expect(fails).not.toHaveBeenCalled();
  });
});
