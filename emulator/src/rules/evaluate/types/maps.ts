import { equalInSets } from '../equality.ts';
import { int, text, type KnownValue, type RuleMap, type RuleValue } from '../rule-value.ts';
import { keySet } from './collections.ts';
import { methods, taking, wrongArgument } from './method.ts';

type MapDiff = Extract<KnownValue, { type: 'map_diff' }>;

/** `get('a', d)` or `get(['a', 'b'], d)`: the default stands in for whatever is missing on the way. */
function getOr(self: RuleMap, args: readonly KnownValue[]): RuleValue {
  const [key, fallback] = args;
  if (key === undefined || fallback === undefined) return wrongKey(args);
  if (key.type === 'string') return self.entries.get(key.value) ?? fallback;
  if (key.type !== 'list' || key.items.length === 0) return wrongKey(args);
  let at: RuleValue = self;
  for (const step of key.items) {
    if (step.type !== 'string') return wrongKey(args);
    const next: RuleValue | undefined = at.type === 'map' ? at.entries.get(step.value) : undefined;
    if (next === undefined) return fallback;
    at = next;
  }
  return at;
}

const wrongKey = (args: readonly KnownValue[]): RuleValue =>
  wrongArgument('map.get', args, ['map.get(string, value)', 'map.get(list, value)']);

export const mapMethods = methods<RuleMap>({
  size: (self) => int(self.entries.size),
  keys: (self) => ({ type: 'list', items: [...self.entries.keys()].map(text) }),
  values: (self) => ({ type: 'list', items: [...self.entries.values()] }),
  get: taking(2, getOr),
  diff: taking(1, (self, args) => {
    const before = args[0];
    return before?.type === 'map'
      ? { type: 'map_diff', before, after: self }
      : wrongArgument('map.diff', args, ['map.diff(map)']);
  }),
});

function added({ before, after }: MapDiff): string[] {
  return [...after.entries.keys()].filter((key) => !before.entries.has(key));
}

function removed({ before, after }: MapDiff): string[] {
  return [...before.entries.keys()].filter((key) => !after.entries.has(key));
}

function inBoth({ before, after }: MapDiff, same: boolean): string[] {
  return [...after.entries].flatMap(([key, value]) => {
    const old = before.entries.get(key);
    return old !== undefined && equalInSets(old, value) === same ? [key] : [];
  });
}

export const mapDiffMethods = methods<MapDiff>({
  addedKeys: (self) => keySet(added(self)),
  removedKeys: (self) => keySet(removed(self)),
  changedKeys: (self) => keySet(inBoth(self, false)),
  unchangedKeys: (self) => keySet(inBoth(self, true)),
  affectedKeys: (self) => keySet([...added(self), ...removed(self), ...inBoth(self, false)]),
});
