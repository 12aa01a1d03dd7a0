import { getCursor, parsePlace, type Place } from './part-cursor.ts';

/** How long one call starts new work, well below the browser's limit. In milliseconds. */
const PART_MS = 8_000;
/** Records per call, so the caller sees progress. */
const PART_MAX = 120;

interface Page<Fault> {
  readonly checked: number;
  readonly faults: readonly Fault[];
  /** Cursor of the stage's next page; undefined: done. */
  readonly after: string | undefined;
}

interface Check<Fault> {
  readonly stages: number;
  readonly page: (stage: number, after: string | undefined) => Promise<Page<Fault>>;
  readonly count: () => Promise<number>;
}

interface Part<Fault> {
  readonly checked: number;
  readonly total?: number;
  readonly faults: readonly Fault[];
  readonly cursor?: string;
}

/** Runs as much of a check as fits one call, from the cursor; 422 for an invalid one. */
export const runInParts = async <Fault>(
  { stages, page, count }: Check<Fault>,
  agencyId: string,
  cursor: string | undefined,
): Promise<Part<Fault>> => {
  const endsAt = Date.now() + PART_MS;
  let place: Place | undefined = parsePlace(cursor, agencyId, stages);
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

  return { checked, ...total, faults, ...(place ? { cursor: getCursor(place, agencyId) } : {}) };
};

/** Maps items with limited concurrency; results keep their order. */
export const mapConcurrently = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
};
