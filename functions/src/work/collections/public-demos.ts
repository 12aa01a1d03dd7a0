import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { Demo, PublicDemo, DemoOrder } from '@domain/demos/demos.ts';
import { toLanguageKey, toSpecKey } from '@domain/demos/search-fields.ts';
import { getKnownFields, PUBLIC_DEMO_FIELDS, toPublicDemo } from '@domain/demos/public-demo.ts';
import { toTestedPublicCopy, toTestedVoiceId, type TestedVoice } from '@domain/demos/tested-voices.ts';
import { getShowingAgencies } from '@domain/talents/public-copy.ts';
import { repeatedFields } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import { db, toRecord, omitId } from '../../platform/firestore/db.ts';
import { talentMemberships } from './memberships.ts';
import { talentSource } from './talents.ts';
import { testedVoices } from './tested-voices.ts';
import type { Work } from '../unit/work.ts';

export const demoCache = collection<PublicDemo>('demoCache');

/** Public copies of a talent's approved demos, which contain the public name. */
export const findPublicDemos = (talentId: string, work: Work): Promise<readonly PublicDemo[]> =>
  work.findStored(demoCache, demoCache.ref.where('talentId', '==', talentId));

/** Why a public copy can't be rebuilt while a new version awaits review. */
const WAITS = 'the version that clients found is not kept elsewhere. It comes back with the next approval';

/** Approved demos as clients of the agencies that show their talent find them. While a new version awaits review, they find the previous one. */
export const publicDemos = repeatedFields({
  key: 'talents',
  sources: {
    talent: talentSource.byId(['publicName', 'homeStudio', 'voiceSpecs', 'agencyIds']),
    memberships: talentMemberships,
    demos: records<Demo>('demos').by(
      'talentId',
      [...PUBLIC_DEMO_FIELDS, 'approved', 'reviewStatus', 'reviewedAt', 'updatedAt'],
      ({ approved }) => approved,
    ),
  },
  stored: { publicCopies: records<PublicDemo>('demoCache').by('talentId') },
  copies: ({ talent, memberships, demos, publicCopies }, doc) => {
    if (!talent) return [];

    const shown = { ...talent, agencyIds: getShowingAgencies(talent, memberships) };
    const stored = new Map(publicCopies.map((publicCopy) => [publicCopy.id, publicCopy]));
    const approvedDemos = new Map(demos.filter(({ approved }) => approved).map((demo) => [demo.id, demo]));
    const languages = [...approvedDemos.values()].flatMap(({ id, reviewStatus, language }) =>
      reviewStatus === 'approved' ? [language] : (stored.get(id)?.language ?? []),
    );

    return [...new Set([...stored.keys(), ...approvedDemos.keys()])].map((id) => {
      const [publicCopy, demo] = [stored.get(id), approvedDemos.get(id)];
      const isHeard = demo?.reviewStatus === 'approved';
      const made = isHeard && toPublicDemo(demo, shown, demo.reviewedAt ?? demo.updatedAt, languages);
      const { id: _id, ...fields } = demo ? getKnownFields(demo, shown, languages) : {};

      return {
        ref: doc('demoCache', id),
        agencyIds: talent.agencyIds,
        stored: publicCopy && omitId(publicCopy),
        wanted: demo ? fields : null,
        made: made ? omitId(made) : null,
        why: WAITS,
        besides: isHeard ? ['approvedAt'] : undefined,
      };
    });
  },
});

/** The scope of a search: one agency, with all its talents or some. */
export interface DemoPlace {
  readonly agencyId: string;
  readonly talentIds?: readonly string[] | undefined;
  /** Only talents whose live connection the agency tested. */
  readonly isTested?: boolean | undefined;
}

/** Traits with equality filters. */
const TRAITS = ['language', 'gender', 'voiceAge', 'tone', 'category', 'languageTag'] as const;

type DemoFilters = Readonly<Partial<Record<(typeof TRAITS)[number], string | undefined>>> & {
  /** Only talents with a home studio. */
  readonly homeStudio?: boolean | undefined;
  readonly voiceSpec?: string | undefined;
  /** Comma-separated languages that the talent must have too. */
  readonly alsoIn?: string | undefined;
};

const getKeys = ({ voiceSpec, alsoIn }: DemoFilters): readonly string[] => [
  ...(voiceSpec === undefined ? [] : [toSpecKey(voiceSpec)]),
  ...(alsoIn === undefined ? [] : [...new Set(alsoIn.split(','))].map(toLanguageKey)),
];

export interface DemoPosition {
  readonly key: Timestamp | string;
  readonly id: string;
}

const ORDERS = {
  newest: { field: 'approvedAt', direction: 'desc', sign: -1 },
  name: { field: 'sortName', direction: 'asc', sign: 1 },
} as const satisfies Readonly<Record<DemoOrder, object>>;

export const getPosition = (order: DemoOrder, { approvedAt, sortName, id }: PublicDemo): DemoPosition => ({
  key: order === 'newest' ? (approvedAt as Timestamp) : sortName,
  id,
});

/** Texts by their bytes, like the database. */
const compareValues = (a: Timestamp | string, b: Timestamp | string): number => {
  if (typeof a === 'string' || typeof b === 'string')
    return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
};

const compareBy =
  (order: DemoOrder) =>
  (left: PublicDemo, right: PublicDemo): number => {
    const [a, b] = [getPosition(order, left), getPosition(order, right)];
    return ORDERS[order].sign * (compareValues(a.key, b.key) || (a.id > b.id ? 1 : -1));
  };

const toPage = async (
  { agencyId, talentIds, isTested }: DemoPlace,
  filters: DemoFilters,
  order: DemoOrder,
  after: DemoPosition | undefined,
  limit: number,
): Promise<readonly PublicDemo[]> => {
  const { field, direction } = ORDERS[order];
  let query: Query = isTested
    ? testedVoices().where('agencyId', '==', agencyId)
    : demoCache.ref.where('agencyIds', 'array-contains', agencyId);

  for (const trait of TRAITS) {
    const value = filters[trait];
    if (value !== undefined) query = query.where(trait, '==', value);
  }

  if (filters.homeStudio) query = query.where('homeStudio', '==', true);
  for (const key of getKeys(filters)) query = query.where(`is.${key}`, '==', true);
  if (talentIds) query = query.where('talentId', 'in', talentIds);
  query = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (after) query = query.startAfter(after.key, isTested ? toTestedVoiceId(agencyId, after.id) : after.id);

  const found = await query.limit(limit).get();
  if (isTested)
    return found.docs.flatMap((snapshot) => {
      const voice = toRecord<TestedVoice>(snapshot);
      return voice ? [toTestedPublicCopy(voice)] : [];
    });

  return found.docs.flatMap((snapshot) => toRecord<PublicDemo>(snapshot) ?? []);
};

/** Splits a place into parts that fit one query each. */
const getParts = (place: DemoPlace): readonly DemoPlace[] => {
  const { talentIds } = place;
  if (!talentIds) return [place];
  return splitIntoChunks(talentIds).map((part) => ({ ...place, talentIds: part }));
};

/** The results of one part so far, and whether there are more. */
interface ReadPart {
  readonly part: DemoPlace;
  readonly found: readonly PublicDemo[];
  readonly hasMore: boolean;
}

const readOn = async (
  { part, found }: ReadPart,
  filters: DemoFilters,
  order: DemoOrder,
  after: DemoPosition | undefined,
  limit: number,
): Promise<ReadPart> => {
  const last = found.at(-1);
  const behind = last ? getPosition(order, last) : after;
  const page = await toPage(part, filters, order, behind, limit);
  return { part, found: [...found, ...page], hasMore: page.length === limit };
};

/**
 * Returns a page of approved demos, sorted and without duplicates. For one agency it reads exactly the page.
 * Queries of thirty talents each are read only as far as the page reaches: usually twice the page in total, plus one document per query.
 */
export const findDemos = async (
  places: readonly DemoPlace[],
  filters: DemoFilters,
  order: DemoOrder,
  after: DemoPosition | undefined,
  limit: number,
): Promise<readonly PublicDemo[]> => {
  const byPosition = compareBy(order);
  let parts: readonly ReadPart[] = places
    .flatMap(getParts)
    .map((part) => ({ part, found: [], hasMore: true }));
  let share = Math.ceil(limit / Math.max(1, parts.length));

  for (;;) {
    const found = new Map(parts.flatMap((part) => part.found).map((demo) => [demo.id, demo]));
    const page = [...found.values()].sort(byPosition).slice(0, limit);
    const final = page.length === limit ? page.at(-1) : undefined;

    // A part is complete when its next result would come after the page.
    const isDue = ({ found: read, hasMore }: ReadPart): boolean => {
      const last = read.at(-1);
      return hasMore && !(final && last && (last.id === final.id || byPosition(last, final) > 0));
    };

    if (!parts.some(isDue)) return page;

    const size = Math.min(share, limit);
    parts = await Promise.all(
      parts.map((part) => (isDue(part) ? readOn(part, filters, order, after, size) : part)),
    );
    // One voice's many demos can fill a page: few rounds of queries matter more than saved reads.
    share *= 2;
  }
};

const isIn = (demo: PublicDemo, { agencyId, talentIds }: DemoPlace): boolean =>
  demo.agencyIds.includes(agencyId) && (talentIds?.includes(demo.talentId) ?? true);

const hasTraits = (demo: PublicDemo, filters: DemoFilters): boolean =>
  TRAITS.every((trait) => filters[trait] === undefined || demo[trait] === filters[trait]) &&
  (!filters.homeStudio || demo.homeStudio) &&
  getKeys(filters).every((key) => demo.is[key]);

/** Returns approved demos by id, in order, if a search in these places would find them. Reads each once. */
export const findDemosById = async (
  places: readonly DemoPlace[],
  filters: DemoFilters,
  ids: readonly string[],
): Promise<readonly PublicDemo[]> => {
  const refs = [...new Set(ids)].map((id) => demoCache.doc(id));
  const found = await db().getAll(...refs);
  const demos = found.flatMap((snapshot) => toRecord<PublicDemo>(snapshot) ?? []);
  return demos.filter((demo) => places.some((place) => isIn(demo, place)) && hasTraits(demo, filters));
};

export const readApprovedDemos = async (
  ids: readonly string[],
  work?: Work,
): Promise<readonly PublicDemo[]> => {
  return demoCache.getAll(ids, work);
};

/** Undefined for a demo that isn't approved. */
export const readApprovedDemo = demoCache.get;
