import {
  DEMO_PAGE_MAX,
  DEMO_PAGE_SIZE,
  type PublicDemo,
  type DemoOrder,
  type FoundDemo,
} from '@domain/demos/demos.ts';
import { isProducer } from '../../work/access/staff.ts';
import { getAgency } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import {
  findDemos,
  findDemosById,
  getPosition,
  type DemoPlace,
  type DemoPosition,
} from '../../work/collections/public-demos.ts';
import { findTalentsByName } from '../../work/collections/public-talents.ts';
import { readRehearsals } from '../../work/collections/rehearsals.ts';
import { limitToTalents, toDemoCursor, getSearchPlaces, getPlace } from './findable.ts';
import { getDemoFilters, applyFilters, type DemoFilter } from './demo-filters.ts';
import { presentApprovedDemo } from './present-demo.ts';

const filterByName = async (places: readonly DemoPlace[], name: string): Promise<readonly DemoPlace[]> =>
  (
    await Promise.all(
      places.map(async (place) => limitToTalents([place], await findTalentsByName(place.agencyId, name))),
    )
  ).flat();

/** Maximum pages read per page of results when few demos pass the talent filters. */
const PAGES_READ_MAX = 6;

/** Returns a page of passing demos and the next cursor. Without filters it reads exactly one page. At the read limit a page may be short or empty. */
const fillPage = async (
  read: (after: DemoPosition | undefined, limit: number) => Promise<readonly PublicDemo[]>,
  sieves: readonly DemoFilter[],
  order: DemoOrder,
  after: DemoPosition | undefined,
  size: number,
): Promise<{ readonly found: readonly PublicDemo[]; readonly next: PublicDemo | undefined }> => {
  const limit = sieves.length > 0 ? DEMO_PAGE_MAX : size;
  let passed: readonly PublicDemo[] = [];
  let from = after;

  for (let pages = 1; ; pages += 1) {
    const demos = await read(from, limit);
    passed = [...passed, ...(await applyFilters(sieves, demos))];

    const last = demos.at(-1);
    // A full page may be the last; detecting that would cost a read, and an empty next page costs less.
    const next = demos.length === limit ? last : undefined;
    if (passed.length >= size) {
      const found = passed.slice(0, size);
      return { found, next: passed.length > size ? found.at(-1) : next };
    }
    if (!next || pages === PAGES_READ_MAX) return { found: passed, next };

    from = getPosition(order, next);
  }
};

/** Voice finder: the chosen agency's approved demos with its connection measurements. Engineers and talents find their own, without measurements. */
export const searchDemos: Operation<'demos.search'> = async ({ caller, query: search }) => {
  const {
    cursor,
    sort: order = 'newest',
    pageSize = DEMO_PAGE_SIZE,
    liveTested,
    talentId,
    name,
    ids,
    free,
    feeUpTo,
    notFor,
    notCompetingWith,
    ...traits
  } = search;

  const sieves = await getDemoFilters(caller, { free, feeUpTo, notFor, notCompetingWith });
  const after = getPlace(order, cursor);
  const agencyId = isProducer(caller) ? getAgency(caller) : undefined;
  const tested = agencyId === undefined ? undefined : await readRehearsals(agencyId);
  let places = getSearchPlaces(caller);

  // Demos by id are read from their own collection and filtered by the agency's tested talents.
  if (liveTested && ids !== undefined) places = limitToTalents(places, [...(tested?.keys() ?? [])]);
  else if (liveTested) places = agencyId === undefined ? [] : [{ agencyId, isTested: true }];
  if (talentId !== undefined) places = limitToTalents(places, [talentId]);
  if (name !== undefined) places = await filterByName(places, name);

  const { found, next } =
    ids === undefined
      ? await fillPage(
          (from, limit) => findDemos(places, traits, order, from, limit),
          sieves,
          order,
          after,
          pageSize,
        )
      : {
          found: await applyFilters(sieves, await findDemosById(places, traits, ids.split(','))),
          next: undefined,
        };

  const items = found.map((demo): FoundDemo => ({
    ...presentApprovedDemo(caller, demo),
    rehearsal: tested?.get(demo.talentId) ?? null,
  }));

  return serialise(next ? { items, cursor: toDemoCursor(order, next) } : { items });
};
