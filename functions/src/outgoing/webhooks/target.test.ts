import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress, resolveTarget } from './target.ts';

describe('an address on the internet', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    [
      ['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
      [
        '169.254.169.254',
        '100.64.0.1',
        '224.0.0.1',
        '255.255.255.255',
        '240.0.0.1',
        '192.0.2.1',
        '198.18.0.1',
      ],
      ['::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1'],
      [
        '::7f00:1',
        '::10.0.0.1',
        '4000::1',
        '64:ff9b::a00:1',
        '2002:a00:1::',
        '2001:db8::1',
        'no address',
        '',
      ],
    ].flat(),
  )('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the resolved addresses of a receiver', () => {
  afterEach(() => vi.unstubAllEnvs());
  const resolveTo =
    (...addresses: readonly string[]) =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  const url = new URL('https://hooks.example/');

  it('are all addresses of its name, as some may be unreachable', async () => {
    expect(await resolveTarget(url, resolveTo('2606:4700::1111', '93.184.216.34'))).toEqual([
      { address: '2606:4700::1111', family: 6 },
      { address: '93.184.216.34', family: 4 },
    ]);
  });

  it('are refused when any of them is private', async () => {
    expect(await resolveTarget(url, resolveTo('93.184.216.34', '10.0.0.1'))).toBe('private');
    expect(await resolveTarget(url, resolveTo('::1'))).toBe('private');
  });

  it('are none for an unknown name', async () => {
    expect(await resolveTarget(url, () => Promise.reject(new Error('ENOTFOUND')))).toBe('unknownHost');
    expect(await resolveTarget(url, resolveTo())).toBe('unknownHost');
  });

  it('include this machine only at the one address that a stack allows', async () => {
    const local = new URL('http://127.0.0.1:5099/hook');
    expect(await resolveTarget(local)).toBe('private');
    vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', 'http://127.0.0.1:15099, http://127.0.0.1:5099');
    expect(await resolveTarget(local)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(await resolveTarget(new URL('http://127.0.0.1:5098/'))).toBe('private');
    expect(await resolveTarget(new URL('https://127.0.0.1:5099/'))).toBe('private');
    // Plain text is not sent over the internet.
    expect(await resolveTarget(new URL('http://hooks.example/'), resolveTo('93.184.216.34'))).toBe('private');
  });
});
