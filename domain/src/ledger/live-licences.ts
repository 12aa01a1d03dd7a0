import { foldText } from '../values/fold-text.ts';
import { getLastDay, type LicensedUse } from './licensed-use.ts';
import { getLastDayOf, type SoldLicence } from './sold-licences.ts';

/** One order's licences of a voice: each use once, across roles and assets. */
export interface LiveOrder extends Pick<LicensedUse, 'agencyId' | 'brandKey' | 'category'> {
  readonly uses: readonly Pick<LicensedUse, 'media' | 'payment' | 'territory' | 'from' | 'to'>[];
}

/**
 * `liveLicences/{talentId}`: denormalised copy of a voice's licences in force in all
 * agencies, by order. Closed: read only to detect conflicts, never shown.
 */
export interface LiveLicences {
  readonly id: string;
  /** By order; distinct uses. */
  readonly orders: Readonly<Record<string, LiveOrder>>;
}

export const toBrandKey = ({ companyId, brand }: Pick<SoldLicence, 'companyId' | 'brand'>): string =>
  `${companyId} ${foldText(brand)}`;

/** Days after its end before a licence is dropped from live ones: then it has ended in every time zone. */
export const DROPPED_AFTER_DAYS = 31;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day, `YYYY-MM-DD`, through which a licence must be live to be kept at a moment. */
export const getLiveSince = (now: number): string =>
  new Date(now - DROPPED_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Returns an order's live licences of a voice; undefined: none in force, or all ended before `since`. */
export const toLiveOrder = (sold: readonly SoldLicence[], since = ''): LiveOrder | undefined => {
  const live = sold.filter(
    ({ state, liveThrough }) => state === 'live' && (liveThrough === null || liveThrough >= since),
  );
  const [first] = live;
  if (!first) return undefined;

  const uses = new Map(
    live.map((licence) => {
      const { format, territoryCover, payment, soldOn, firstAirOn } = licence;
      const from = firstAirOn ?? soldOn;
      const use = {
        media: format.code,
        ...(payment ? { payment } : {}),
        territory: territoryCover.code,
        from,
        to: getLastDayOf(licence, from) ?? getLastDay(from, licence.duration.code),
      };
      return [JSON.stringify(Object.values(use)), use] as const;
    }),
  );

  return {
    agencyId: first.agencyId,
    brandKey: toBrandKey(first),
    category: first.brandCategory,
    // Sorted, so equal licences have equal copies.
    uses: [...uses.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use),
  };
};

/** Returns a voice's licensed uses, except one order's. */
export const getLicensedUses = (
  orders: LiveLicences['orders'],
  exceptOrderId?: string,
): readonly LicensedUse[] =>
  Object.entries(orders)
    .filter(([id]) => id !== exceptOrderId)
    .flatMap(([, { agencyId, brandKey, category, uses }]) =>
      uses.map((use) => ({ agencyId, brandKey, category, ...use })),
    );
