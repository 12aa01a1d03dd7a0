import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Groups of an IPv6 address that a network has; the rest of it one machine can choose as it likes. */
const NETWORK_GROUPS = 4;

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
};

/**
 * Where a call comes from, for limits: the address as the trusted proxies tell it; of IPv6 the network alone, because a
 * machine has more addresses in it than could be counted.
 */
export const callerAddress = ({ ip }: Pick<Request, 'ip'>): string => {
  if (ip === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const network = groupsOf(ip).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
