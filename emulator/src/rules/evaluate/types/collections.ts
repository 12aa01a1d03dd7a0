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
  run: (self: T, other: readonly RuleValue[]) => RuleValue,
): RuleMethod<T> {
  const expected = kinds.map((kind) => `${type}.${name}(${kind})`);
  return withArguments(
    1,
    (self, args) => {
      const [other] = args;
      return (other?.type === 'list' || other?.type === 'set') && kinds.includes(other.type)
        ? run(self, other.items)
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
    hasAll: withItems<T>(type, 'hasAll', kinds, (self, other) => bool(other.every(membership(self.items)))),
    hasAny: withItems<T>(type, 'hasAny', kinds, (self, other) => bool(other.some(membership(self.items)))),
    hasOnly: withItems<T>(type, 'hasOnly', kinds, (self, other) => bool(self.items.every(membership(other)))),
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
  concat: withItems('list', 'concat', ['list'], (self, other) => boundedList([...self.items, ...other])),
  join: withArguments(1, join, joinCalls),
  removeAll: withItems('list', 'removeAll', ['list'], (self, other) => {
    const removed = listMembership(other);
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
  run: (self: RuleSet, other: readonly RuleValue[]) => RuleValue,
): RuleMethod<RuleSet> {
  return withItems('set', name, ['set'], run);
}

export const setMethods = defineMethods<RuleSet>('set', {
  ...defineQuestions<RuleSet>('set', ['list', 'set'], setMembership),
  union: withSet('union', (self, other) => set(dedupeItems([...self.items, ...other]))),
  intersection: withSet('intersection', (self, other) => set(self.items.filter(setMembership(other)))),
  difference: withSet('difference', (self, other) => {
    const removed = setMembership(other);
    return set(self.items.filter((item) => !removed(item)));
  }),
});

export function makeKeySet(keys: Iterable<string>): RuleValue {
  return set([...keys].map(text));
}
