import { invalidArgument } from '../status/status.ts';
import type { Fields, Value } from './value.ts';

/** Field paths as segments; the document id is the single segment `__name__`. */
export type FieldPath = readonly string[];

const SIMPLE_SEGMENT = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SYNTAX =
  'Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ' +
  'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)';

/** Parses `a.b.\`c d\`` into segments. Throws INVALID_ARGUMENT if invalid. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let index = 0;
  const fail = () => invalidArgument(`Invalid property path "${text}". ${SYNTAX}`);
  if (text === '') throw invalidArgument('Invalid empty property path string.');

  for (;;) {
    if (text[index] === '`') {
      let segment = '';
      for (index++; text[index] !== '`'; index++) {
        if (text[index] === '\\') index++;
        const character = text[index];
        if (character === undefined) throw fail();
        segment += character;
      }

      index++;

      if (segment === '') throw fail();

      segments.push(segment);
    } else {
      const end = text.indexOf('.', index);
      const segment = end < 0 ? text.slice(index) : text.slice(index, end);
      if (!SIMPLE_SEGMENT.test(segment)) throw fail();
      segments.push(segment);
      index += segment.length;
    }

    if (index === text.length) return segments;
    if (text[index] !== '.') throw fail();

    index++;
  }
}

/** The inverse of {@link parseFieldPath}. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      SIMPLE_SEGMENT.test(segment)
        ? segment
        : `\`${segment.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.');
}

export const isDocumentId = (path: FieldPath) => path.length === 1 && path[0] === '__name__';

/** The value at a path, or undefined if a part is missing or not a map. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields | undefined = fields;
  let value: Value | undefined;
  for (const segment of path) {
    value = current?.get(segment);
    if (value === undefined) return undefined;
    current = value.kind === 'map' ? value.fields : undefined;
  }
  return value;
}

/** A copy with the value at a path set, or removed when undefined; creates maps on the way, replacing other values. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;

  const existing = fields.get(head);
  if (rest.length === 0) {
    if (value === undefined && existing === undefined) return fields;
    const copy = new Map(fields);
    if (value === undefined) copy.delete(head);
    else copy.set(head, value);
    return copy;
  }
  if (existing?.kind !== 'map' && value === undefined) return fields;

  const inner = withField(existing?.kind === 'map' ? existing.fields : new Map(), rest, value);

  return new Map(fields).set(head, { kind: 'map', fields: inner });
}

/** The masked fields, nested ones in their maps, in stored order. */
export function projectFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  const paths = new Map<string, FieldPath[]>();
  for (const [head, ...rest] of mask) {
    if (head === undefined) continue;
    const below = paths.get(head);
    if (below === undefined) paths.set(head, [rest]);
    else below.push(rest);
  }

  const picked = new Map<string, Value>();
  for (const [name, value] of fields) {
    const below = paths.get(name);
    if (below === undefined) continue;
    if (below.some((path) => path.length === 0)) picked.set(name, value);
    else if (value.kind === 'map') {
      const inner = projectFields(value.fields, below);
      if (inner.size > 0) picked.set(name, { kind: 'map', fields: inner });
    }
  }

  return picked;
}
