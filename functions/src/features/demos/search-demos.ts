import { DEMO_PAGE_SIZE, type FoundDemo } from '@domain/demos/demos.ts';
import { withOwnAgencies } from '../../access/own-agencies.ts';
import { agencyOf } from '../../access/caller.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findDemos, findDemosById, type DemoPlace } from '../../records/demo-cache.ts';
import { talentsNamed } from '../../records/talent-cache.ts';
import { rehearsalsIn } from '../../records/rehearsals.ts';
import { amongTalents, cursorBehind, findablePlaces, findsAll, placeOf } from './findable.ts';

/** The same places, among whom each agency shows by a public name that begins like this. */
const amongNamed = async (places: readonly DemoPlace[], name: string): Promise<readonly DemoPlace[]> =>
  (
    await Promise.all(
      places.map(async (place) => amongTalents([place], await talentsNamed(place.agencyId, name))),
    )
  ).flat();

/**
 * The voice finder: approved demos of the agency the caller acts in, one page at a time, with what that agency measured of
 * live connections. What another one measured of the same talent is none of its clients'. Engineers and talents find what
 * they have to do with, and hear of no measurements.
 */
export const searchDemos: Operation<'demos.search'> = async ({ caller, query: search }) => {
  const { cursor, pageSize = DEMO_PAGE_SIZE, liveTested, talentId, name, ids, ...traits } = search;
  const after = placeOf(cursor);
  const agencyId = findsAll(caller) ? agencyOf(caller) : undefined;
  const tested = agencyId === undefined ? undefined : await rehearsalsIn(agencyId);
  let places = findablePlaces(caller);
  if (liveTested) places = amongTalents(places, [...(tested?.keys() ?? [])]);
  if (talentId !== undefined) places = amongTalents(places, [talentId]);
  if (name !== undefined) places = await amongNamed(places, name);
  const found =
    ids === undefined
      ? await findDemos(places, traits, after, pageSize)
      : await findDemosById(places, traits, ids.split(','));
  const items = found.map((demo): FoundDemo => ({
    ...withOwnAgencies(caller, demo),
    rehearsal: tested?.get(demo.talentId) ?? null,
  }));
  const last = items.at(-1);
  // A full page may be the last one; finding out would cost another read, an empty next page costs less.
  return serialised(
    ids === undefined && last && items.length === pageSize
      ? { items, cursor: cursorBehind(last) }
      : { items },
  );
};
