import type { Instant } from '../contract.ts';
import type { FieldValues } from '../values/fields.ts';
import { SESSION_HOURS } from './rate-table-limits.ts';
import type { RATE_TABLE_FIELDS } from './rate-tables.schema.ts';

/** The editable part of a table. */
export type RateTableTerms = FieldValues<typeof RATE_TABLE_FIELDS>;
export type ClientSees = RateTableTerms['clientSees'];

/**
 * `rateTables/{agencyId}_{version}`: what an agency charges. Money in minor units of `currency`, factors and shares in basis
 * points. A table is never changed: a change is the next version.
 */
export interface RateTable extends RateTableTerms {
  readonly id: string;
  readonly agencyId: string;
  /** Consecutive from 1. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Instant;
}

type LaterField = 'sessionHours' | 'organicShare';

/** As stored: older tables lack the later fields. */
export type StoredRateTable = Omit<RateTable, LaterField> & Partial<Pick<RateTable, LaterField>>;

export const FULL_BASIS_POINTS = 10_000;

/** Returns a stored table; unless set, its session fee covers the default hours, and organic use costs as much as paid. */
export const readTable = (stored: StoredRateTable): RateTable => ({
  sessionHours: SESSION_HOURS,
  organicShare: FULL_BASIS_POINTS,
  ...stored,
});

export const toRateTableId = (agencyId: string, version: number): string => `${agencyId}_${version}`;

/** Tables that may be waiting for their day. */
export const COMING_MAX = 20;

/** Whether a table counts on a day, comes to count after it, or does neither: it is over, or was replaced before its day. */
export type TableStanding = 'counts' | 'comes' | 'over';

/** Returns each table's state on a day (`YYYY-MM-DD`, in the agency's time zone), by version: the latest start wins, and of equal starts the latest version. */
export const getTableStandings = (
  tables: readonly Pick<RateTable, 'version' | 'validFrom'>[],
  day: string,
): ReadonlyMap<number, TableStanding> => {
  const inForce = [...tables].sort((a, b) => a.validFrom.localeCompare(b.validFrom) || a.version - b.version);
  const counting = inForce.filter(({ validFrom }) => validFrom <= day).at(-1)?.version;
  return new Map(
    inForce.map(({ version, validFrom }, index) => {
      if (version === counting) return [version, 'counts'];
      const isReplaced = inForce[index + 1]?.validFrom === validFrom;
      return [version, validFrom > day && !isReplaced ? 'comes' : 'over'];
    }),
  );
};
