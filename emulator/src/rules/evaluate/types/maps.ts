import { compareText, isEqualInSets } from '../equality.ts';
import { int, text, type KnownValue, type RuleMap, type RuleValue } from '../rule-value.ts';
import { makeKeySet } from './collections.ts';
import { defineMethods, withArguments, wrongArgument } from './method.ts';

type MapDiff = Extract<KnownValue, { type: 'map_diff' }>;

/** `get('a', d)` or `get(['a', 'b'], d)`: returns the default when any part is missing. */
function getOr(self: RuleMap, args: readonly KnownValue[]): RuleValue {
  const [key, fallback] = args;
  if (key === undefined || fallback === undefined) return wrongKey(args);
  if (key.type === 'string') return self.entries.get(key.value) ?? fallback;
  if (key.type !== 'list' || key.items.length === 0) return wrongKey(args);

  let current: RuleValue = self;
  for (const step of key.items) {
    if (step.type !== 'string') return wrongKey(args);
    const next: RuleValue | undefined = current.type === 'map' ? current.entries.get(step.value) : undefined;
    if (next === undefined) return fallback;
    current = next;
  }

  return current;
}

const getCalls = ['map.get(string, value)', 'map.get(list, value)'];

const wrongKey = (args: readonly KnownValue[]): RuleValue => wrongArgument('map.get', args, getCalls);

const diffCalls = ['map.diff(map)'];

function diff(self: RuleMap, args: readonly KnownValue[]): RuleValue {
  const before = args[0];
  return before?.type === 'map'
    ? { type: 'map_diff', before, after: self }
    : wrongArgument('map.diff', args, diffCalls);
}

function sortEntries(self: RuleMap): readonly (readonly [string, RuleValue])[] {
  return [...self.entries].sort(([left], [right]) => compareText(left, right));
}

export const mapMethods = defineMethods<RuleMap>('map', {
  size: (self) => int(self.entries.size),
  keys: (self) => ({ type: 'list', items: sortEntries(self).map(([key]) => text(key)) }),
  values: (self) => ({ type: 'list', items: sortEntries(self).map(([, value]) => value) }),
  get: withArguments(2, getOr, getCalls),
  diff: withArguments(1, diff, diffCalls),
});

function listAdded({ before, after }: MapDiff): string[] {
  return [...after.entries.keys()].filter((key) => !before.entries.has(key));
}

function listRemoved({ before, after }: MapDiff): string[] {
  return [...before.entries.keys()].filter((key) => !after.entries.has(key));
}

function listInBoth({ before, after }: MapDiff, same: boolean): string[] {
  return [...after.entries].flatMap(([key, value]) => {
    const old = before.entries.get(key);
    return old !== undefined && isEqualInSets(old, value) === same ? [key] : [];
  });
}

export const mapDiffMethods = defineMethods<MapDiff>('map_diff', {
  addedKeys: (self) => makeKeySet(listAdded(self)),
  removedKeys: (self) => makeKeySet(listRemoved(self)),
  changedKeys: (self) => makeKeySet(listInBoth(self, false)),
  unchangedKeys: (self) => makeKeySet(listInBoth(self, true)),
  affectedKeys: (self) => makeKeySet([...listAdded(self), ...listRemoved(self), ...listInBoth(self, false)]),
});
