import { createActiveSvgError, createDamagedError } from './image.ts';

/** An element of a drawing, with resolved character references in attributes. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

/** A logo is far simpler; more would take a browser long to paint. */
const ELEMENTS_MAX = 5000;
const DEPTH_MAX = 60;

const TAG = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** A doctype without an internal subset, which could define entities. */
const DOCTYPE = /<!DOCTYPE\s+svg(?:\s+(?:PUBLIC|SYSTEM|"[^"<>[\]]*"|'[^'<>[\]]*'))*\s*>/iy;
const DECLARATION = /<\?xml\s[^<>]*\?>/y;

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const getCharacter = (reference: string): string => {
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(reference);
  const code = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : undefined;
  const isUsable = code !== undefined && code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  const character = code === undefined ? NAMED[reference] : isUsable ? String.fromCodePoint(code) : ' ';
  if (character === undefined) throw createActiveSvgError('entities');
  return character;
};

const resolveReferences = (text: string): string =>
  text.replace(/&([^;&\s]{0,12});?/g, (whole, reference: string) => {
    if (!whole.endsWith(';')) throw createDamagedError();
    return getCharacter(reference);
  });

const getAttributes = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (found.has(name)) throw createDamagedError();
    found.set(name, resolveReferences(double ?? single ?? ''));
  }
  return found;
};

const matchAt = (pattern: RegExp, source: string, start: number): RegExpExecArray | null => {
  pattern.lastIndex = start;
  return pattern.exec(source);
};

/** Returns the end of what is skipped at a position; undefined: nothing is. */
const findSkippedEnd = (source: string, start: number): number | undefined => {
  if (source.startsWith('<!--', start)) {
    const end = source.indexOf('-->', start + 4);
    if (end < 0) throw createDamagedError();
    return end + 3;
  }
  if (source.startsWith('<?', start)) {
    const declaration = matchAt(DECLARATION, source, start);
    if (!declaration) throw createActiveSvgError('<?');
    return start + declaration[0].length;
  }
  if (source.slice(start, start + 9).toUpperCase() === '<!DOCTYPE') {
    const doctype = matchAt(DOCTYPE, source, start);
    if (!doctype) throw createActiveSvgError('<!DOCTYPE');
    return start + doctype[0].length;
  }

  return undefined;
};

/** Parses the plain XML of drawings: no own entities, no processing instructions. Throws for improper or excessive nesting. */
export const readXml = (source: string): Element => {
  const holder: Element = { name: '', attributes: new Map(), children: [] };
  const open: Element[] = [holder];
  const getCurrent = (): Element => open.at(-1) ?? holder;
  let count = 0;

  for (let position = 0; position < source.length;) {
    if (source[position] !== '<') {
      const next = source.indexOf('<', position);
      const end = next < 0 ? source.length : next;
      const text = resolveReferences(source.slice(position, end));
      if (open.length > 1) getCurrent().children.push(text);
      else if (text.trim() !== '') throw createDamagedError();
      position = end;
      continue;
    }
    if (source.startsWith('<![CDATA[', position)) {
      const end = source.indexOf(']]>', position);
      if (end < 0 || open.length === 1) throw createDamagedError();
      getCurrent().children.push(source.slice(position + 9, end));
      position = end + 3;
      continue;
    }

    const past = findSkippedEnd(source, position);
    if (past !== undefined) {
      position = past;
      continue;
    }

    const tag = matchAt(TAG, source, position);
    if (!tag) throw createDamagedError();

    const [whole, closing, name = '', attributes = '', empty] = tag;
    position += whole.length;

    if (closing) {
      if (open.length < 2 || open.pop()?.name !== name) throw createDamagedError();
      continue;
    }

    count += 1;

    if (count > ELEMENTS_MAX || open.length > DEPTH_MAX) throw createActiveSvgError(`> ${ELEMENTS_MAX}`);

    const element: Element = { name, attributes: getAttributes(attributes), children: [] };
    getCurrent().children.push(element);
    if (!empty) open.push(element);
  }

  const roots = holder.children.filter((child): child is Element => typeof child !== 'string');
  const [root] = roots;
  if (open.length !== 1 || roots.length !== 1 || !root) throw createDamagedError();

  return root;
};
