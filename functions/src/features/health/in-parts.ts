import { cursorOf, placeIn, type Place } from './part-cursor.ts';

/** How long one call begins anything new, well below what the browser waits. In milliseconds. */
const PART_MS = 8_000;
/** Records that one call goes through before it answers, so that whoever waits sees how far it is. */
const PART_MAX = 120;

interface Page<Fault> {
  readonly checked: number;
  readonly faults: readonly Fault[];
  /** Behind which the next page of the stage begins; undefined: it is through. */
  readonly after: string | undefined;
}

/** A check that goes through an agency's records page by page, stage by stage. */
interface Check<Fault> {
  readonly stages: number;
  readonly page: (stage: number, after: string | undefined) => Promise<Page<Fault>>;
  /** All records that there are. */
  readonly count: () => Promise<number>;
}

/** What one call found, and where the next begins. */
export interface Part<Fault> {
  readonly checked: number;
  readonly total?: number;
  readonly faults: readonly Fault[];
  readonly cursor?: string;
}

/** Goes through as much as fits into one call, from where the one before ended; 422 for a cursor that is not ours. */
export const inParts = async <Fault>(
  { stages, page, count }: Check<Fault>,
  agencyId: string,
  cursor: string | undefined,
): Promise<Part<Fault>> => {
  const endsAt = Date.now() + PART_MS;
  let place: Place | undefined = placeIn(cursor, agencyId, stages);
  const total = cursor === undefined ? { total: await count() } : {};
  const faults: Fault[] = [];
  let checked = 0;
  while (place && checked < PART_MAX && Date.now() < endsAt) {
    const found: Page<Fault> = await page(place.stage, place.after);
    checked += found.checked;
    faults.push(...found.faults);
    const next: number = found.after === undefined ? place.stage + 1 : place.stage;
    place = next < stages ? { stage: next, after: found.after } : undefined;
  }
  return { checked, ...total, faults, ...(place ? { cursor: cursorOf(place, agencyId) } : {}) };
};

/** Does the work for all items, some at a time, and answers what came of each, in their order. */
export const someAtOnce = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  return results;
};
