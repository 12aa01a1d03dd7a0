import type { IncomingMessage } from 'node:http';
import type { CallLimit } from '@domain/contract.ts';
import { getCallerAddress, getCallerSite } from './caller-address.ts';
import { countCall } from './rate-limit.ts';

/** Number of networks of one IPv6 site that may reach their limit. */
const NETWORKS_OF_SITE = 16;

/** Counts a call without an account for its address, and for its IPv6 site. `about`: the record, for limits per caller and record. */
export const countAnonymousCall = async (
  endpoint: string,
  request: IncomingMessage,
  { calls, seconds }: CallLimit,
  about = '',
): Promise<void> => {
  await countCall(endpoint, `${about} ${getCallerAddress(request)}`.trim(), { calls, seconds });
  const site = getCallerSite(request);
  if (site === undefined) return;
  const limit = { calls: calls * NETWORKS_OF_SITE, seconds };
  await countCall(`${endpoint} of site`, `${about} ${site}`.trim(), limit);
};
