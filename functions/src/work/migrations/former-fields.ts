import type { CollectionName } from '@domain/access/matrix.ts';
import type { Migration } from './migration.ts';

/** Fields that named an agency visibly to others. */
const FORMER = {
  talents: 'removedByAgency',
  talentRates: 'changedByAgency',
  billingInformation: 'changedByAgency',
  demos: 'changedByAgency',
  vacations: 'changedByAgency',
} as const satisfies Readonly<Partial<Record<CollectionName, string>>>;

const isFormer = (collection: CollectionName): collection is keyof typeof FORMER => collection in FORMER;

const anonymizeHistory = (history: readonly object[]): object | undefined =>
  history.some((check) => 'agencyId' in check)
    ? {
        history: history.map((check) => {
          const { agencyId: _agencyId, ...rest } = check as { readonly agencyId?: string };
          return rest;
        }),
      }
    : undefined;

/** Removes an agency's name from records that the talent's other agencies read. */
export const formerFields: Migration = {
  name: 'former-fields',
  collections: [...(Object.keys(FORMER) as (keyof typeof FORMER)[]), 'connectionSessions'],
  convert: (collection, record) => {
    if (isFormer(collection)) {
      const field = FORMER[collection];
      return Promise.resolve(field in record ? { [field]: undefined } : undefined);
    }
    return Promise.resolve(anonymizeHistory((record['history'] ?? []) as readonly object[]));
  },
};
