import { Timestamp } from 'firebase-admin/firestore';
import { PULSE_SHARDS } from '@domain/work/pulses.ts';
import type { Work } from '../unit/work.ts';
import { pulses, type PulseAddress } from '../collections/pulses.ts';

/** A person has one document per agency; groups have several. */
const toId = ({ agencyId, audience, companyId, talentId, engineerId }: PulseAddress): string => {
  const person = talentId ?? engineerId;
  if (person !== null) return [agencyId, audience, person].join('_');
  const shard = Math.floor(Math.random() * PULSE_SHARDS);
  return [agencyId, audience, companyId ?? 'all', shard].join('_');
};

/** Writes one pulse per address. */
export const writePulses = (work: Work, addresses: readonly PulseAddress[]): void => {
  const unique = new Map(addresses.map((address) => [JSON.stringify(address), address]));
  const moment = Timestamp.now();
  for (const address of unique.values()) work.set(pulses, { id: toId(address), ...address, at: moment });
};
