import { createActiveSvgError, createDamagedError, createNotImageError, type SafeImage } from './image.ts';
import { readXml, type Element } from './xml.ts';

const toWords = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Allowed elements. Others are dropped with their content. */
const DRAWN = toWords(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask title desc style',
);
/** Active content. It is refused instead of dropped, so the uploader learns about it. */
const ACTIVE = toWords(
  'script foreignobject iframe embed object audio video image feimage a animate animatemotion animatetransform set handler listener link meta base',
);
const KEPT = toWords(
  'id class x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height viewBox preserveAspectRatio transform gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask style display visibility font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline paint-order mix-blend-mode',
);
/** No references within these: nested references would be painted exponentially. */
const SINGLE = toWords('clipPath mask symbol');
const USES_MAX = 100;

const LOCAL = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi;
/** CSS with at-rules, escapes, addresses, and legacy active content. */
const ACTIVE_STYLE = /@|\\|url\s*\(|expression|javascript:|behavior|-moz-binding|image-set|<|\/\*/i;

/** Throws for a style that refers outside the drawing; its own gradients are allowed. */
const refuseReaching = (value: string, name: string): void => {
  if (ACTIVE_STYLE.test(value.replace(LOCAL, ''))) throw createActiveSvgError(name);
};

/** Style sheets may use gradients; clips and masks are attributes of elements, where they are checked. */
const refuseSheet = (sheet: string): void => {
  refuseReaching(sheet, '<style>');
  if (/(?:clip-path|mask|filter)[\w-]*\s*:/i.test(sheet)) throw createActiveSvgError('<style>');
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Around {
  readonly isReferred: boolean;
  readonly ids: ReadonlyMap<string, Element>;
  readonly count: { uses: number };
}

const has = ({ children }: Element, name: string): boolean =>
  children.some((child) => typeof child !== 'string' && (child.name === name || has(child, name)));

const renderAttribute = (name: string, value: string, { isReferred }: Around): string => {
  const lower = name.toLowerCase();
  if (lower.startsWith('on')) throw createActiveSvgError(name);
  if (lower === 'href' || lower.endsWith(':href')) {
    if (!/^#[\w.-]+$/.test(value.trim())) throw createActiveSvgError(name);
    return ` href="${escapeXml(value.trim())}"`;
  }
  if (!KEPT.has(name)) return '';
  refuseReaching(value, name);

  const cuts =
    name === 'clip-path' || name === 'mask' || (name === 'style' && /clip-path|mask|filter/i.test(value));
  if (cuts && isReferred) return '';

  return ` ${name}="${escapeXml(value)}"`;
};

const getText = ({ children }: Element): string =>
  children.filter((child): child is string => typeof child === 'string').join('');

const renderElement = (element: Element, around: Around): string => {
  const { name, attributes, children } = element;
  if (ACTIVE.has(name.toLowerCase().replace(/^.*:/, ''))) throw createActiveSvgError(`<${name}>`);
  if (!DRAWN.has(name)) {
    // Dropped, but checked: a script must not seem accepted.
    for (const child of children) if (typeof child !== 'string') renderElement(child, around);
    return '';
  }

  if (name === 'style') refuseSheet(getText(element));

  const inside = { ...around, isReferred: around.isReferred || SINGLE.has(name) };

  if (name === 'use') {
    around.count.uses += 1;
    const target = around.ids.get((attributes.get('href') ?? attributes.get('xlink:href') ?? '').slice(1));
    if (around.count.uses > USES_MAX || (target && has(target, 'use'))) throw createActiveSvgError('<use>');
    if (around.isReferred) return '';
  }

  const attributeText = [...attributes].map(([key, value]) => renderAttribute(key, value, around)).join('');
  const content = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : renderElement(child, inside)))
    .join('');

  return content === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${content}</${name}>`;
};

const indexIds = (element: Element, found = new Map<string, Element>()): ReadonlyMap<string, Element> => {
  const id = element.attributes.get('id');
  if (id !== undefined && !found.has(id)) found.set(id, element);
  for (const child of element.children) if (typeof child !== 'string') indexIds(child, found);
  return found;
};

const SIDE_MAX = 100_000;

const getLength = (value: string | undefined): number | undefined => {
  const match = /^\s*(\d{1,6}(?:\.\d+)?)\s*(?:px|pt|mm|cm|in)?\s*$/.exec(value ?? '');
  return match ? Number(match[1]) : undefined;
};

/** Returns a drawing's size from its attributes, or else its view box. */
const getSize = ({ attributes }: Element): { readonly width: number; readonly height: number } => {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = box.length === 4 ? [box[2], box[3]] : [];
  const size = {
    width: width ?? getLength(attributes.get('width')) ?? 0,
    height: height ?? getLength(attributes.get('height')) ?? 0,
  };
  const isSound = Object.values(size).every((side) => side > 0 && side <= SIDE_MAX);
  if (!isSound) throw createDamagedError();

  return size;
};

const decodeText = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createNotImageError();
  }
};

/** Returns a drawing rebuilt from allowed elements: no scripts, events or external references. 422 names active content; 415: not a drawing. */
export const readSvg = (bytes: Buffer): SafeImage => {
  const root = readXml(decodeText(bytes));
  if (root.name !== 'svg') throw createNotImageError();

  const { width, height } = getSize(root);
  const attributes = new Map(root.attributes);

  attributes.set('width', String(width));
  attributes.set('height', String(height));
  if (!attributes.has('viewBox')) attributes.set('viewBox', `0 0 ${width} ${height}`);

  const around: Around = { isReferred: false, ids: indexIds(root), count: { uses: 0 } };
  const plain = renderElement({ ...root, attributes }, around);
  const whole = plain.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

  return { format: 'svg', bytes: Buffer.from(whole), width, height };
};
