import type { CollectionName } from '@domain/access/matrix.ts';
import { ANNOUNCED, type PulseAudience } from '@domain/work/pulses.ts';
import type { PulseAddress } from '../collections/pulses.ts';

/** A record of an announced collection, with the fields that name its people. */
interface Owned {
  readonly id: string;
  readonly agencyId?: string | null;
  readonly agencyIds?: readonly string[];
  readonly companyId?: string | null;
  readonly talentId?: string | null;
  readonly engineerId?: string | null;
  readonly assignedTo?: string | null;
  /** Of a delivery: whether the client may know it. */
  readonly isSent?: boolean;
}

const NOBODY = { companyId: null, talentId: null, engineerId: null };

const toAddress = (
  collection: CollectionName,
  record: Owned,
  agencyId: string,
  audience: PulseAudience,
): PulseAddress | undefined => {
  const base: PulseAddress = { ...NOBODY, agencyId, audience };
  const talentId = collection === 'talents' ? record.id : record.talentId;
  const engineerId = record.engineerId ?? record.assignedTo;
  if (audience === 'company')
    return record.companyId && record.isSent !== false ? { ...base, companyId: record.companyId } : undefined;
  if (audience === 'talent') return talentId ? { ...base, talentId } : undefined;
  if (audience === 'engineer') return engineerId ? { ...base, engineerId } : undefined;
  return base;
};

/** Returns whom a change of a record concerns: the people of both its states. */
export const findPulses = (
  collection: CollectionName,
  states: readonly (Owned | undefined)[],
): readonly PulseAddress[] =>
  states.flatMap((record) => {
    if (!record) return [];
    const agencies = record.agencyId ? [record.agencyId] : (record.agencyIds ?? []);
    return agencies.flatMap((agencyId) =>
      (ANNOUNCED[collection] ?? []).flatMap(
        (audience) => toAddress(collection, record, agencyId, audience) ?? [],
      ),
    );
  });
