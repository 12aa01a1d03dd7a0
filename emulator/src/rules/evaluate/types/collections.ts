import { listMembership, setMembership, dedupeItems } from '../equality.ts';
import {
  bool,
  boundedList,
  boundedText,
  error,
  int,
  isKnown,
  text,
  type KnownValue,
  type RuleList,
  type RuleSet,
  type RuleValue,
} from '../rule-value.ts';
import { toText } from './conversions.ts';
import { defineMethods, withArguments, wrongArgument, type RuleMethod } from './method.ts';

/** A method with a list argument; a set's method accepts sets too. */
function withItems<T extends RuleList | RuleSet>(
  type: T['type'],
  name: string,
  kinds: readonly ('list' | 'set')[],
  run: (self: T, ruleValues: readonly RuleValue[]) => RuleValue,
): RuleMethod<T> {
  const expected = kinds.map((kind) => `${type}.${name}(${kind})`);

  return withArguments(
    1,
    (self, args) => {
      const [knownValue] = args;
      return (knownValue?.type === 'list' || knownValue?.type === 'set') && kinds.includes(knownValue.type)
        ? run(self, knownValue.items)
        : wrongArgument(`${type}.${name}`, args, expected);
    },
    expected,
  );
}

/** Queries on elements of lists and sets, each with its own equality. */
function defineQuestions<T extends RuleList | RuleSet>(
  type: T['type'],
  kinds: readonly ('list' | 'set')[],
  membership: typeof listMembership,
) {
  return {
    size: (self: T): RuleValue => int(self.items.length),
    hasAll: withItems<T>(type, 'hasAll', kinds, (self, ruleValues) =>
      bool(ruleValues.every(membership(self.items))),
    ),
    hasAny: withItems<T>(type, 'hasAny', kinds, (self, ruleValues) =>
      bool(ruleValues.some(membership(self.items))),
    ),
    hasOnly: withItems<T>(type, 'hasOnly', kinds, (self, ruleValues) =>
      bool(self.items.every(membership(ruleValues))),
    ),
  };
}

const joinCalls = ['list.join(string)'];

function join(self: RuleList, args: readonly KnownValue[]): RuleValue {
  const separator = args[0];
  if (separator?.type !== 'string') return wrongArgument('list.join', args, joinCalls);

  const parts: string[] = [];
  let length = 0;

  for (const item of self.items) {
    const part = isKnown(item) ? toText(item) : item;
    if (part.type !== 'string') return part;
    length += part.value.length + separator.value.length;
    if (length > 8_000_000) return error('String is too long.');
    parts.push(part.value);
  }

  return boundedText(parts.join(separator.value));
}

export const listMethods = defineMethods<RuleList>('list', {
  ...defineQuestions<RuleList>('list', ['list'], listMembership),
  concat: withItems('list', 'concat', ['list'], (self, ruleValues) =>
    boundedList([...self.items, ...ruleValues]),
  ),
  join: withArguments(1, join, joinCalls),
  removeAll: withItems('list', 'removeAll', ['list'], (self, ruleValues) => {
    const removed = listMembership(ruleValues);
    return { type: 'list', items: self.items.filter((item) => !removed(item)) };
  }),
  toSet: (self) => ({ type: 'set', items: dedupeItems(self.items) }),
});

function set(items: readonly RuleValue[]): RuleValue {
  return { type: 'set', items };
}

/** Set algebra only takes sets; convert lists first. */
function withSet(
  name: string,
  run: (self: RuleSet, ruleValues: readonly RuleValue[]) => RuleValue,
): RuleMethod<RuleSet> {
  return withItems('set', name, ['set'], run);
}

export const setMethods = defineMethods<RuleSet>('set', {
  ...defineQuestions<RuleSet>('set', ['list', 'set'], setMembership),
  union: withSet('union', (self, ruleValues) => set(dedupeItems([...self.items, ...ruleValues]))),
  intersection: withSet('intersection', (self, ruleValues) =>
    set(self.items.filter(setMembership(ruleValues))),
  ),
  difference: withSet('difference', (self, ruleValues) => {
    const removed = setMembership(ruleValues);
    return set(self.items.filter((item) => !removed(item)));
  }),
});

export function makeKeySet(keys: Iterable<string>): RuleValue {
  return set([...keys].map(text));
}
