import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { TRUSTED_PROXIES } from '../../config.ts';

/** Groups of an IPv6 address that identify a network; a machine chooses the others freely. */
const NETWORK_GROUPS = 4;
/** Groups that identify a site, whose owner chooses among 65,536 networks. */
const SITE_GROUPS = 3;

type Addressed = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

const createProxyList = (networks: string): BlockList => {
  const list = new BlockList();
  for (const network of networks.split(',').filter((item) => item.trim() !== '')) {
    const [address = '', bits] = network.trim().split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
};

let proxies = { networks: '', list: createProxyList('') };

const isProxy = (address: string): boolean => {
  const networks = TRUSTED_PROXIES.value();
  if (networks !== proxies.networks) proxies = { networks, list: createProxyList(networks) };
  return isIP(address) !== 0 && proxies.list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/** Returns the addresses in `X-Forwarded-For`, nearest last. The caller's own entries come first. */
const parseForwarded = ({ headers }: Addressed): readonly string[] => {
  const header = headers['x-forwarded-for'];
  return (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
};

/**
 * Returns the last forwarded address that isn't a trusted proxy's. Google's front end writes the last one: Hosting's server, or
 * a caller that bypasses Hosting, regardless of the addresses it put in front.
 */
const getCallerIp = (request: Addressed): string | undefined => {
  if (TRUSTED_PROXIES.value() === 'none') return request.socket.remoteAddress;
  const forwarded = parseForwarded(request);
  return forwarded.findLast((address) => !isProxy(address)) ?? forwarded[0];
};

const getGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
};

const getPrefix = (ip: string, groups: number): string => {
  const prefix = getGroups(ip).slice(0, groups);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`;
};

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns an address for rate limits: only the network for IPv6, because a machine has countless addresses. */
export const getCallerAddress = (request: Addressed): string => {
  const ip = getCallerIp(request);
  if (ip === undefined) return 'unknown';
  const mapped = IPV4_IN_IPV6.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? getPrefix(ip, NETWORK_GROUPS) : ip;
};

/** Returns the site of an IPv6 caller. */
export const getCallerSite = (request: Addressed): string | undefined => {
  const ip = getCallerIp(request);
  return ip !== undefined && isIPv6(ip) && !IPV4_IN_IPV6.test(ip) ? getPrefix(ip, SITE_GROUPS) : undefined;
};
