const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}]/u;

/** First strong isolate, and the end of an isolate. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/** Isolates a name's text direction from its surroundings. */
export const isolate = (value: string): string =>
  RIGHT_TO_LEFT.test(value) && !value.startsWith(OPEN) ? `${OPEN}${value}${CLOSE}` : value;

/** Facts beside each other in one line; missing ones are left out. */
export const joinDotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.flatMap((fact) => (fact ? [isolate(fact)] : [])).join(' · ');

/** Names in one line, in the order given. */
export const joinNames = (names: readonly string[]): string => names.map(isolate).join(', ');

/** The value with all of its texts isolated, at any depth. */
export const isolateAll = <Value>(value: Value): Value => {
  if (typeof value === 'string') return isolate(value) as Value;
  if (Array.isArray(value)) return value.map(isolateAll) as Value;
  if (typeof value !== 'object' || value === null) return value;
  // Objects with methods, such as timestamps, contain no texts.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isolateAll(part)])) as Value;
};
