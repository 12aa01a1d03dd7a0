import {
  CUSTOM_CODE,
  getLicenceKey,
  pickTerms,
  type Licence,
  type LicenceItem,
  type LicenceItemName,
  type LicenceTerms,
} from './licences.ts';

/** A project's licensed use without duplicates, earliest first; empty without licences. */
export interface ProjectUsage {
  /** The licences, across assets. */
  readonly license: readonly LicenceTerms[];
  /** Media. */
  readonly format: readonly LicenceItem[];
  readonly duration: readonly LicenceItem[];
  readonly territoryCover: readonly LicenceItem[];
}

const dedupe = <Item>(items: readonly Item[], getKey: (item: Item) => string): readonly Item[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = getKey(item);
    return !seen.has(key) && seen.add(key);
  });
};

/** Custom items are distinguished by text, ignoring case. */
const getItemKey = ({ code, label }: LicenceItem): string =>
  code === CUSTOM_CODE ? label.toLowerCase() : `${code} `;

/** The combined use of a project's licences, computed on demand and not stored. */
export const projectUsage = (licences: readonly Licence[]): ProjectUsage => {
  const byAge = [...licences].sort(
    (a, b) => a.createdAt.toMillis() - b.createdAt.toMillis() || a.id.localeCompare(b.id),
  );

  const of = (name: LicenceItemName) =>
    dedupe(
      byAge.map((licence) => licence[name]),
      getItemKey,
    );

  return {
    license: dedupe(byAge, getLicenceKey).map(pickTerms),
    format: of('format'),
    duration: of('duration'),
    territoryCover: of('territoryCover'),
  };
};
