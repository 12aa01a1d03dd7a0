import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCallerAddress, getPeerAddress } from './caller-address.ts';

const EDGE = '198.51.100.1';
const request = (forwarded: string | undefined, remoteAddress: string | undefined = '169.254.1.1') => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

beforeEach(() => {
  vi.stubEnv('TRUSTED_PROXIES', '2');
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
});
afterEach(() => vi.unstubAllEnvs());

describe('where a call comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s, as limits compare it', (ip, address) => {
    expect(getCallerAddress(request(`${ip}, ${EDGE}`))).toBe(address);
  });

  it.each([
    ['behind Hosting, the caller', `203.0.113.7, ${EDGE}`, '203.0.113.7'],
    [
      'behind Hosting, with made-up addresses in front',
      `10.0.0.1, 10.0.0.2, 203.0.113.7, ${EDGE}`,
      '203.0.113.7',
    ],
    ['called directly, the peer', '203.0.113.7', '203.0.113.7'],
    ['with nothing forwarded', undefined, 'unknown'],
    ['with an empty header', ' , ', 'unknown'],
  ])('%s', (_, forwarded, address) => {
    expect(getCallerAddress(request(forwarded))).toBe(address);
  });

  it('is the connected address without a front end', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(getCallerAddress(request('10.0.0.1', '127.0.0.1'))).toBe('127.0.0.1');
    vi.stubEnv('TRUSTED_PROXIES', '0');
    expect(getCallerAddress(request('10.0.0.1, 10.0.0.2', '127.0.0.1'))).toBe('127.0.0.1');
  });
});

describe('the peer of a call', () => {
  it('ignores what a caller writes who bypasses Hosting', () => {
    const peers = ['10.0.0.1', '10.0.0.2, 10.0.0.3'].map((made) =>
      getPeerAddress(request(`${made}, 203.0.113.7`)),
    );
    expect(peers).toEqual(['203.0.113.7', '203.0.113.7']);
  });

  it('is not counted twice where it is the caller', () => {
    expect(getPeerAddress(request('203.0.113.7'))).toBeUndefined();
  });
});
