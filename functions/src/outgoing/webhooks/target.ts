import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import type { WebhookFault } from '@domain/webhooks/webhooks.ts';
import { WEBHOOK_LOCAL_RECEIVERS } from '../../config.ts';

export interface Target {
  readonly address: string;
  readonly family: number;
}

/** Timeout of a lookup, in milliseconds. */
const LOOKUP_MS = 5_000;

/** Returns whether an address is public: not of this machine, a private network or the cloud's services. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Only 2000::/3 of IPv6 is public; the library reports the rest as unicast too.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parseCIDR('2000::/3'));
};

/** Returns whether a receiver runs on the stack's machine; never when deployed. */
const isLocalReceiver = ({ origin }: URL): boolean =>
  WEBHOOK_LOCAL_RECEIVERS.value()
    .split(',')
    .some((allowed) => allowed.trim() === origin);

type Lookup = (host: string, options: { readonly all: true }) => Promise<readonly Target[]>;

const withTimeout = <Result>(result: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), milliseconds);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
};

/**
 * Resolves a receiver's addresses, or the reason it is refused. The connection uses one of these, so a later DNS change has no effect.
 * One private address refuses the whole name, because the connection could pick any.
 */
export const resolveTarget = async (
  url: URL,
  look: Lookup = (host, options) => lookup(host, options),
): Promise<readonly Target[] | WebhookFault> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  let found: readonly Target[];

  try {
    found = await withTimeout(look(host, { all: true }), LOOKUP_MS);
  } catch {
    return 'unknownHost';
  }

  if (found.length === 0) return 'unknownHost';
  if (isLocalReceiver(url)) return found;

  return url.protocol === 'https:' && found.every(({ address }) => isPublicAddress(address))
    ? found
    : 'private';
};
