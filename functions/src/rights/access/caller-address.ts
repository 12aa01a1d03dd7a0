import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { CallLimit } from '@domain/contract.ts';
import { TRUSTED_PROXIES } from '../../config.ts';

/** Groups of an IPv6 address that identify a network; a machine chooses the others freely. */
const NETWORK_GROUPS = 4;

const getGroups = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
};

type Addressed = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Returns the addresses in `X-Forwarded-For`, nearest last. The caller's own entries come first. */
const parseForwarded = ({ headers }: Addressed): readonly string[] => {
  const header = headers['x-forwarded-for'];
  return (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
};

/** Returns the peer address, which Google's front end writes last: Hosting's server or a caller that bypasses it. On emulators, the socket's address. */
const getPeerIp = (request: Addressed): string | undefined =>
  process.env['FUNCTIONS_EMULATOR'] ? request.socket.remoteAddress : parseForwarded(request).at(-1);

/**
 * Returns the caller by the number of trusted hops: behind Hosting, that many addresses come from our proxies, the
 * first of which is the caller. A call with fewer bypassed Hosting and counts for its peer.
 */
const getCallerIp = (request: Addressed): string | undefined => {
  const proxies = TRUSTED_PROXIES.value();
  const forwarded = parseForwarded(request);
  if (proxies === 0) return request.socket.remoteAddress;
  return forwarded.length >= proxies ? forwarded.at(-proxies) : getPeerIp(request);
};

/** Returns an address for rate limits: only the network for IPv6, because a machine has countless addresses. */
const getNetwork = (ip: string | undefined): string => {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const network = getGroups(ip).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

export const getCallerAddress = (request: Addressed): string => getNetwork(getCallerIp(request));

/** Returns the peer's address unless it is the caller: the only one that a caller bypassing Hosting can't forge. */
export const getPeerAddress = (request: Addressed): string | undefined => {
  const peer = getNetwork(getPeerIp(request));
  return peer === getCallerAddress(request) ? undefined : peer;
};

/** Number of callers at their limit that one Hosting server may forward. */
const CALLERS_OF_PEER = 50;

/** Returns the peer's share of a limit per caller, which bounds callers that bypass Hosting with forged addresses. */
export const toPeerLimit = ({ calls, seconds }: CallLimit): CallLimit => ({
  calls: calls * CALLERS_OF_PEER,
  seconds,
});
