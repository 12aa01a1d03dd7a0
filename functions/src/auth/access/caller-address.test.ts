import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCallerAddress, getCallerSite } from './caller-address.ts';

const EDGE = '198.51.100.1';
const request = (forwarded: string | undefined, remoteAddress: string | undefined = '169.254.1.1') => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

beforeEach(() => {
  vi.stubEnv('TRUSTED_PROXIES', '198.51.100.0/24,2001:db8:ffff::/48');
});
afterEach(() => vi.unstubAllEnvs());

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('is %s, as limits compare it', (ip, address) => {
    expect(getCallerAddress(request(`${ip}, ${EDGE}`))).toBe(address);
  });

  it.each([
    ['behind Hosting, the caller', `203.0.113.7, ${EDGE}`, '203.0.113.7'],
    [
      'behind Hosting, with made-up addresses in front',
      `10.0.0.1, 10.0.0.2, 203.0.113.7, ${EDGE}`,
      '203.0.113.7',
    ],
    ['behind two servers of Hosting', `10.0.0.1, 203.0.113.7, 198.51.100.200, ${EDGE}`, '203.0.113.7'],
    ['behind a server of Hosting with IPv6', '203.0.113.7, 2001:db8:ffff::1', '203.0.113.7'],
    ['called directly', '203.0.113.7', '203.0.113.7'],
    ['called directly with a made-up address', '10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['called directly with a made-up server', `10.0.0.1, ${EDGE}, 203.0.113.7`, '203.0.113.7'],
    ['called by Hosting on its own behalf', EDGE, EDGE],
    ['with nothing forwarded', undefined, 'unknown'],
    ['with an empty header', ' , ', 'unknown'],
  ])('%s', (_, forwarded, address) => {
    expect(getCallerAddress(request(forwarded))).toBe(address);
  });

  it('is the connecting address without a front end', () => {
    vi.stubEnv('TRUSTED_PROXIES', 'none');
    expect(getCallerAddress(request('10.0.0.1, 10.0.0.2', '127.0.0.1'))).toBe('127.0.0.1');
  });

  it('is distinct for each of 52 networks behind one server', () => {
    const networks = Array.from({ length: 52 }, (_, index) => `2001:db8:${index}:1::1, ${EDGE}`);
    const addresses = networks.map((forwarded) => getCallerAddress(request(forwarded)));
    expect(new Set(addresses).size).toBe(52);
  });
});

describe('the site of a caller', () => {
  it('contains all its networks', () => {
    const sites = ['2001:db8:1:2::9', '2001:db8:1:ff::9'].map((ip) =>
      getCallerSite(request(`${ip}, ${EDGE}`)),
    );
    expect(sites).toEqual(['2001:db8:1::/48', '2001:db8:1::/48']);
  });

  it('is defined for IPv6 only', () => {
    const sites = ['203.0.113.7', '::ffff:203.0.113.7'].map((ip) => getCallerSite(request(`${ip}, ${EDGE}`)));
    expect(sites).toEqual([undefined, undefined]);
  });
});
