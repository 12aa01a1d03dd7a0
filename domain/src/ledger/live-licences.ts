import { foldedText } from '../values/folded-text.ts';
import type { LicensedUse } from './licensed-use.ts';
import { renewedDuration, type SoldLicence } from './sold-licences.ts';

/** What one order licenses of a voice: each use once, however many roles and assets it is for. */
export interface LiveOrder extends Pick<LicensedUse, 'agencyId' | 'brandKey' | 'category'> {
  readonly uses: readonly Pick<LicensedUse, 'media' | 'territory' | 'duration' | 'from'>[];
}

/**
 * `liveLicences/{talentId}`: what a voice is licensed for in whichever agency, by order: a copy of the licences sold that stand. It is
 * closed, and read to tell whether there is a conflict, and nothing of it.
 */
export interface LiveLicences {
  readonly id: string;
  readonly orders: Readonly<Record<string, LiveOrder>>;
}

/** Names whose brand it is, whatever its capitals and accents. */
export const brandKeyOf = ({ companyId, brand }: Pick<SoldLicence, 'companyId' | 'brand'>): string =>
  `${companyId} ${foldedText(brand)}`;

/** Days after its end that a licence is kept among those that stand: nobody's clock has it running then. */
export const DROPPED_AFTER_DAYS = 31;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day, `YYYY-MM-DD`, through which a licence must have been live to be kept at a moment. */
export const liveSince = (now: number): string =>
  new Date(now - DROPPED_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);

/** What the licences that one order sold of one voice come to; undefined: none stands, or all ended before the day `since`. */
export const liveOrderOf = (sold: readonly SoldLicence[], since = ''): LiveOrder | undefined => {
  const live = sold.filter(
    ({ state, liveThrough }) => state === 'live' && (liveThrough === null || liveThrough >= since),
  );
  const [first] = live;
  if (!first) return undefined;
  const uses = new Map(
    live.map((licence) => {
      const { format, territoryCover, soldOn, firstAirOn } = licence;
      const use = {
        media: format.code,
        territory: territoryCover.code,
        duration: renewedDuration(licence),
        from: firstAirOn ?? soldOn,
      };
      return [JSON.stringify(Object.values(use)), use] as const;
    }),
  );
  return {
    agencyId: first.agencyId,
    brandKey: brandKeyOf(first),
    category: first.brandCategory,
    // In one order, so that the same licences make the same copy.
    uses: [...uses.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, use]) => use),
  };
};

/** All uses that a voice is licensed for, those of one order left out. */
export const usesIn = (orders: LiveLicences['orders'], exceptOrderId?: string): readonly LicensedUse[] =>
  Object.entries(orders)
    .filter(([id]) => id !== exceptOrderId)
    .flatMap(([, { agencyId, brandKey, category, uses }]) =>
      uses.map((use) => ({ agencyId, brandKey, category, ...use })),
    );
