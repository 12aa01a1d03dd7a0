import { hasAll, membership, uniqueItems } from '../equality.ts';
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
import { itemsOf, methods, taking, wrongArgument, type RuleMethod } from './method.ts';

type Collection = RuleList | RuleSet;

/** A method whose one argument is a list or a set. */
function withItems<T extends Collection>(
  name: string,
  run: (self: T, other: readonly RuleValue[]) => RuleValue,
): RuleMethod<T> {
  return taking(1, (self, args) => {
    const other = itemsOf(args[0]);
    return other ? run(self, other) : wrongArgument(name, ...args);
  });
}

const shared = {
  size: (self: Collection): RuleValue => int(self.items.length),
  hasAll: withItems('hasAll', (self: Collection, other) => bool(hasAll(self.items, other))),
  hasAny: withItems('hasAny', (self: Collection, other) => bool(other.some(membership(self.items)))),
  hasOnly: withItems('hasOnly', (self: Collection, other) => bool(hasAll(other, self.items))),
};

function join(self: RuleList, args: readonly KnownValue[]): RuleValue {
  const separator = args[0];
  if (separator?.type !== 'string') return wrongArgument('join', ...args);
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

export const listMethods = methods<RuleList>({
  ...shared,
  concat: taking(1, (self, args) => {
    const other = args[0];
    return other?.type === 'list'
      ? boundedList([...self.items, ...other.items])
      : wrongArgument('concat', ...args);
  }),
  join: taking(1, join),
  removeAll: withItems('removeAll', (self, other) => {
    const removed = membership(other);
    return { type: 'list', items: self.items.filter((item) => !removed(item)) };
  }),
  toSet: (self) => ({ type: 'set', items: uniqueItems(self.items) }),
});

function set(items: readonly RuleValue[]): RuleValue {
  return { type: 'set', items };
}

/** Set algebra takes sets alone; a list must be turned into one first. */
function withSet(
  name: string,
  run: (self: RuleSet, other: readonly RuleValue[]) => RuleValue,
): RuleMethod<RuleSet> {
  return taking(1, (self, args) => {
    const other = args[0];
    return other?.type === 'set' ? run(self, other.items) : wrongArgument(`set.${name}`, ...args);
  });
}

export const setMethods = methods<RuleSet>({
  ...shared,
  union: withSet('union', (self, other) => set(uniqueItems([...self.items, ...other]))),
  intersection: withSet('intersection', (self, other) => set(self.items.filter(membership(other)))),
  difference: withSet('difference', (self, other) => {
    const removed = membership(other);
    return set(self.items.filter((item) => !removed(item)));
  }),
});

/** The keys of a map as a set, which is what the methods of a map's difference give. */
export function keySet(keys: Iterable<string>): RuleValue {
  return set([...keys].map(text));
}
