import type { Instant } from '../contract.ts';

/** A catalogue option's factor on usage, in basis points: 10000 is ×1. */
export interface CodeFactor {
  readonly code: string;
  readonly factor: number;
}

/** A factor for all up to a number, which is included. The last step has no end. */
export interface StepFactor {
  readonly upTo: number | null;
  /** Basis points. */
  readonly factor: number;
}

/** Price of one unit of another currency in the table's currency. */
interface ExchangeRate {
  readonly currency: string;
  /** A decimal number as text, such as `0.9213`. */
  readonly perUnit: string;
  /** `YYYY-MM-DD` on which it was looked up. */
  readonly day: string;
}

export const CLIENT_SEES = ['total', 'lines'] as const;
export type ClientSees = (typeof CLIENT_SEES)[number];

/**
 * `rateTables/{agencyId}_{version}`: what an agency charges. Money in minor units of `currency`, factors and shares in basis
 * points. A table is never changed: a change is the next version.
 */
export interface RateTable {
  readonly id: string;
  readonly agencyId: string;
  /** Consecutive from 1. */
  readonly version: number;
  /** `YYYY-MM-DD`, by the agency's clock: the first day on which it counts. */
  readonly validFrom: string;
  /** ISO 4217, of all amounts, which are in minor units. */
  readonly currency: string;
  /** Hours of recording that one session fee pays for, a talent's own or the table's. */
  readonly sessionHours: number;
  /** Fees of talents without rates: the session, each further half hour begun, … */
  readonly sessionFirstHour: number;
  /** Each started half hour after the included hours. */
  readonly sessionHalfHour: number;
  /** … a licence whose factors are all ×1, and the least for a role. */
  readonly usageBase: number;
  /** Minimum per role. */
  readonly minimumFee: number;
  readonly engineerHour: number;
  readonly studioHour: number;
  /** Choices without a factor are priced on request. */
  readonly media: readonly CodeFactor[];
  /** Must not decrease with width. */
  readonly territoryCovers: readonly CodeFactor[];
  /** Must not decrease with length. */
  readonly durations: readonly CodeFactor[];
  /** By the finished length of an asset, in seconds. */
  readonly lengths: readonly StepFactor[];
  /** By the number of spots of an asset. */
  readonly spots: readonly StepFactor[];
  /** On everything, for express projects. */
  readonly expressSurcharge: number;
  /** On the talents' part, for clients without an agreed commission. */
  readonly commission: number;
  readonly exchangeRates: readonly ExchangeRate[];
  /** How much of a price clients see. */
  readonly clientSees: ClientSees;
  readonly createdBy: string;
  readonly createdAt: Instant;
}

/** As stored: older tables lack the hours. */
export type StoredRateTable = Omit<RateTable, 'sessionHours'> & Partial<Pick<RateTable, 'sessionHours'>>;

/** Returns a stored table; its session fee covers the default hours unless set. */
export const readTable = (stored: StoredRateTable): RateTable => ({ sessionHours: SESSION_HOURS, ...stored });

/** The editable part of a table. */
export type RateTableTerms = Omit<RateTable, 'id' | 'agencyId' | 'version' | 'createdBy' | 'createdAt'>;

export const FULL_BASIS_POINTS = 10_000;
export const SESSION_HOURS = 2;
/** Most hours that it may pay for: a day in the studio. */
export const SESSION_HOURS_MAX = 12;
/** Default surcharge of express projects, in basis points. */
export const EXPRESS_SURCHARGE = 2_500;

export const toRateTableId = (agencyId: string, version: number): string => `${agencyId}_${version}`;

/** Projects whose prices are compared before a table is saved. */
export const PREVIEW_PROJECTS_MAX = 3;
/** Tables that may be waiting for their day. */
export const COMING_MAX = 20;

/** Whether a table counts on a day, comes to count after it, or does neither: it is over, or was replaced before its day. */
export type TableStanding = 'counts' | 'comes' | 'over';

/** Returns each table's state on a day (`YYYY-MM-DD`, in the agency's time zone), by version: the latest start wins, and of equal starts the latest version. */
export const getTableStandings = (
  tables: readonly Pick<RateTable, 'version' | 'validFrom'>[],
  day: string,
): ReadonlyMap<number, TableStanding> => {
  const inForce = [...tables].sort(
    (one, other) => one.validFrom.localeCompare(other.validFrom) || one.version - other.version,
  );
  const counting = inForce.filter(({ validFrom }) => validFrom <= day).at(-1)?.version;
  return new Map(
    inForce.map(({ version, validFrom }, at) => {
      if (version === counting) return [version, 'counts'];
      const isReplaced = inForce[at + 1]?.validFrom === validFrom;
      return [version, validFrom > day && !isReplaced ? 'comes' : 'over'];
    }),
  );
};
