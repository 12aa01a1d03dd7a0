import type { CollectionName } from '@domain/access/matrix.ts';
import type { ConnectionCheck, ConnectionSession } from '@domain/connection/connection.ts';

/** Obsolete fields that named an agency visibly to others. */
const FORMER: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  talents: ['removedByAgency'],
  talentRates: ['changedByAgency'],
  billingInformation: ['changedByAgency'],
  demos: ['changedByAgency'],
  vacations: ['changedByAgency'],
};

/** Returns a talent record's obsolete fields as deleted, for a repair. */
export const dropFormerFields = (collection: CollectionName, record: object): object => ({
  ...Object.fromEntries((FORMER[collection] ?? []).map((field) => [field, undefined])),
  ...(collection === 'connectionSessions' ? { history: anonymizeHistory(record as ConnectionSession) } : {}),
});

const anonymizeHistory = ({ history }: ConnectionSession): readonly ConnectionCheck[] =>
  history.map((check) => {
    const { agencyId: _agencyId, ...rest } = check as ConnectionCheck & { readonly agencyId?: string };
    return rest;
  });
