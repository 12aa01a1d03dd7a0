import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import type { DeliveryFault } from '@domain/webhooks/webhooks.ts';
import { WEBHOOK_LOCAL_RECEIVERS } from '../config.ts';

/** An address that a name led to when it was looked up. */
export interface Target {
  readonly address: string;
  readonly family: number;
}

/** Names are given up after this, in milliseconds. */
const LOOKUP_MS = 5_000;

/** Whether an address is anybody's on the internet: not of this machine, of a private network, of the cloud's own services. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  if (known.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is assigned for the internet; the library calls all the rest unicast as well.
  return known instanceof ipaddr.IPv4 || known.match(ipaddr.IPv6.parseCIDR('2000::/3'));
};

/** Whether a receiver is one that a developer runs on the machine of the stack; a deployment has none. */
const isLocalReceiver = ({ origin }: URL): boolean =>
  WEBHOOK_LOCAL_RECEIVERS.value()
    .split(',')
    .some((allowed) => allowed.trim() === origin);

type Lookup = (host: string, options: { readonly all: true }) => Promise<readonly Target[]>;

const within = <Result>(result: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), milliseconds);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
};

/**
 * Where a receiver is, or why it cannot be sent to: the connection goes to one of these, whatever the name leads to a moment
 * later. A name of which any address is private is refused as a whole: which of them a connection took would be chance.
 */
export const targetOf = async (
  url: URL,
  look: Lookup = (host, options) => lookup(host, options),
): Promise<readonly Target[] | DeliveryFault> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  let found: readonly Target[];
  try {
    found = await within(look(host, { all: true }), LOOKUP_MS);
  } catch {
    return 'unknownHost';
  }
  if (found.length === 0) return 'unknownHost';
  if (isLocalReceiver(url)) return found;
  return url.protocol === 'https:' && found.every(({ address }) => isPublicAddress(address))
    ? found
    : 'private';
};
