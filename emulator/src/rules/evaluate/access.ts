import { readMember } from '../prove/reason.ts';
import { unsupported } from './operators.ts';
import { error, isKnown, text, getUnusable, type RuleError, type RuleValue } from './rule-value.ts';

/** `value.name` */
export function accessMember(value: RuleValue, name: string): RuleValue {
  if (value.type === 'error') return value;
  if (value.type === 'unknown') return readMember(value, name);
  if (value.type === 'null') return error('Null value error.');
  const found = value.type === 'map' ? value.entries.get(name) : undefined;
  return found ?? error(`Property ${name} is undefined on object.`);
}

/** `value[index]` */
export function accessIndex(value: RuleValue, index: RuleValue): RuleValue {
  if (value.type === 'error') return value;
  if (!isKnown(index)) return getUnusable(index);
  if (value.type === 'unknown')
    return index.type === 'string' ? readMember(value, index.value) : getUnusable(value);
  if (value.type === 'map') {
    return index.type === 'string' ? accessMember(value, index.value) : unsupported('[]', value, index);
  }
  if (value.type === 'null') return error('Null value error.');
  if (index.type !== 'int') {
    return value.type === 'list'
      ? error(`Unsupported operation error. Received: list[${index.type}]. Expected: list[int].`)
      : unsupported('[]', value, index);
  }

  const position = Number(index.value);
  const outside = (size: number): RuleError => outOfBounds(index.value, size);

  switch (value.type) {
    case 'list':
      return value.items[position] ?? outside(value.items.length);
    case 'string': {
      const character = value.value[position];
      return character === undefined ? outside(value.value.length) : text(character);
    }
    case 'path': {
      const segment = value.segments[position];
      return segment === undefined ? outside(value.segments.length) : text(segment);
    }
    default:
      return unsupported('[]', value, index);
  }
}

/** `value[first:last]` */
export function slice(value: RuleValue, first: RuleValue, last: RuleValue): RuleValue {
  if (!isKnown(value)) return getUnusable(value);
  if (!isKnown(first)) return getUnusable(first);
  if (!isKnown(last)) return getUnusable(last);
  if (first.type !== 'int' || last.type !== 'int') return unsupported('[:]', value, first, last);

  const from = Number(first.value);
  const to = Number(last.value);

  const cut = <T>(items: ArrayLike<T>, make: () => RuleValue): RuleValue => {
    // Both ends must exist: `[0:0]` isn't an empty range.
    for (const bound of [first.value, last.value - 1n]) {
      if (bound < 0n || bound >= items.length) return outOfBounds(bound, items.length);
    }
    return from <= to
      ? make()
      : error(`Illegal range error. From index: [${String(from)}] , To index: [${String(to)}].`);
  };

  switch (value.type) {
    case 'list':
      return cut(value.items, () => ({ type: 'list', items: value.items.slice(from, to) }));
    case 'string':
      return cut(value.value, () => text(value.value.slice(from, to)));
    case 'path':
      return cut(value.segments, () => ({ type: 'path', segments: value.segments.slice(from, to) }));
    case 'bytes':
      return cut(value.value, () => ({ type: 'bytes', value: value.value.slice(from, to) }));
    default:
      return unsupported('[:]', value, first, last);
  }
}

function outOfBounds(position: bigint, size: number): RuleError {
  return error(`Index out of bound error. Index: [${String(position)}] , size: [${String(size)}].`);
}
