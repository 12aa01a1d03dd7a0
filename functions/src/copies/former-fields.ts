import type { CollectionName } from '@domain/access/matrix.ts';
import type { ConnectionCheck, ConnectionSession } from '@domain/connection/connection.ts';

/** Fields that named an agency where other agencies could read it. */
const FORMER: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  talents: ['removedByAgency'],
  talentRates: ['changedByAgency'],
  billingInformation: ['changedByAgency'],
  demos: ['changedByAgency'],
  vacations: ['changedByAgency'],
};

/** The fields of a talent's record that no longer exist, as a repair wants them: deleted. */
export const withoutFormer = (collection: CollectionName, record: object): object => ({
  ...Object.fromEntries((FORMER[collection] ?? []).map((field) => [field, undefined])),
  ...(collection === 'connectionSessions' ? { history: anonymousHistory(record as ConnectionSession) } : {}),
});

const anonymousHistory = ({ history }: ConnectionSession): readonly ConnectionCheck[] =>
  history.map((check) => {
    const { agencyId: _agencyId, ...rest } = check as ConnectionCheck & { readonly agencyId?: string };
    return rest;
  });
