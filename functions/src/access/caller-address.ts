import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { CallLimit } from '@domain/contract.ts';
import { TRUSTED_PROXIES } from '../config.ts';

/** Groups of an IPv6 address that a network has; the rest of it one machine can choose as it likes. */
const NETWORK_GROUPS = 4;

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
};

type Addressed = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Addresses in `X-Forwarded-For`, the nearest last. What the caller wrote comes first. */
const forwardedTo = ({ headers }: Addressed): readonly string[] => {
  const header = headers['x-forwarded-for'];
  return (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
};

/**
 * The address of the program that reached the function's own address: Hosting's server, or a caller who goes round it.
 * Google's front end writes it last. The emulators have no front end, so it is whoever is connected.
 */
const peerIp = (request: Addressed): string | undefined =>
  process.env['FUNCTIONS_EMULATOR'] ? request.socket.remoteAddress : forwardedTo(request).at(-1);

/**
 * The number of hops decides: behind Hosting so many addresses were written by proxies of ours, and the first of these is
 * the caller. A call with fewer of them came round Hosting, and is its peer's.
 */
const callerIp = (request: Addressed): string | undefined => {
  const proxies = TRUSTED_PROXIES.value();
  const forwarded = forwardedTo(request);
  if (proxies === 0) return request.socket.remoteAddress;
  return forwarded.length >= proxies ? forwarded.at(-proxies) : peerIp(request);
};

/** An address as limits compare it: of IPv6 the network alone, because a machine has more addresses than could be counted. */
const networkOf = (ip: string | undefined): string => {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const network = groupsOf(ip).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** Where a call comes from, for limits. */
export const callerAddress = (request: Addressed): string => networkOf(callerIp(request));

/**
 * The peer of a call, where it isn't the caller: a caller who goes round Hosting can make up every address but this one.
 * Undefined where the peer was counted as the caller.
 */
export const peerAddress = (request: Addressed): string | undefined => {
  const peer = networkOf(peerIp(request));
  return peer === callerAddress(request) ? undefined : peer;
};

/** How many callers one server of Hosting may forward at their limit. */
const CALLERS_OF_PEER = 50;

/** What a limit by caller allows to a peer: it bounds callers who go round Hosting with a new address for each call. */
export const ofPeer = ({ calls, seconds }: CallLimit): CallLimit => ({
  calls: calls * CALLERS_OF_PEER,
  seconds,
});
