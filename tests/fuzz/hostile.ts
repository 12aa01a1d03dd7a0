import fc from 'fast-check';

/** Placeholder for a number that is valid JSON but overflows. */
export const ENDLESS = '@@endless@@';

const nest = (levels: number): unknown => (levels === 0 ? 'x' : [nest(levels - 1)]);
/** An object with a key that JSON allows but source code doesn't. */
const makeKeyed = (key: string): unknown => Object.fromEntries([[key, 1]]);

export const HOSTILE_KEYS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '\ud800',
  '',
];

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\ufeff',
  '__x__',
  '__proto__',
  '.',
  '..',
  '../../x',
  'a/b',
  '%',
  '%00',
  '%E0%A4%A',
  '{projectId}',
  'constructor',
  '😀'.repeat(200),
  'x'.repeat(1600),
  "'; --",
  '<script>',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  '9007199254740993',
  '1e400',
  'NaN',
  '-0',
  '0x10',
  '2026-13-45',
  '+275760-09-13T00:00:00.001Z',
  '[]',
  'null',
  'undefined',
  Buffer.from('[9007199254740991,-1,"__x__"]').toString('base64url'),
  Buffer.from('["\\ud800","id"]').toString('base64url'),
  Buffer.from('[1,1,"id"]').toString('base64url'),
];

const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER + 2,
  ENDLESS,
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  nest(40),
  Array(2000).fill(1),
  ...HOSTILE_KEYS.map(makeKeyed),
];

export const hostileText = fc.constantFrom(...TEXTS);
export const hostileValue = fc.constantFrom(...VALUES);

/** A path segment as sent, encoded or malformed. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%E0%A4%A',
    '%ED%A0%80',
    '__x__',
    '.',
    '..',
    '%2e%2e',
    'a%2Fb',
    '%20',
    'constructor',
  ),
  hostileText.filter((text) => text !== '' && !/\p{Surrogate}/u.test(text)).map(encodeURIComponent),
);

/** A query string that our forms never send, without its question mark. */
export const hostileQuery = fc.constantFrom(
  'a=1&a=2',
  'cursor=x&cursor=y',
  'language=eng&language[a]=1',
  '__proto__=1',
  'constructor=1',
  'constructor[prototype]=1',
  'toString=1&language=eng',
  'current=9007199254740991',
  'pageSize=1e9',
  'language=%E0%A4%A',
  '%ED%A0%80=1',
  '=&==&&',
  `x=${'y'.repeat(5000)}`,
);
