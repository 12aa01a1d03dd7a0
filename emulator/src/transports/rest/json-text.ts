/** Integer fields of replies; all other numbers are doubles. */
const WHOLE = new Set(['code', 'skippedResults']);

/** ProtoJSON in the official emulator's layout, where doubles always have a fraction. */
export function toJsonText(json: unknown, key = '', indent = ''): string {
  if (typeof json === 'number') return WHOLE.has(key) ? String(json) : formatDouble(json);
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map((item) => toJsonText(item, key, indent)).join(', ')}]`;
  const deeper = `${indent}  `;
  const members = Object.entries(json).map(
    ([name, value]) => `${deeper}${JSON.stringify(name)}: ${toJsonText(value, name, deeper)}`,
  );
  return members.length === 0 ? `{\n${indent}}` : `{\n${members.join(',\n')}\n${indent}}`;
}

/** Plain from 0.001 to ten million, else with an exponent, always with a fraction; zero has no sign. */
function formatDouble(double: number): string {
  const magnitude = Math.abs(double);
  if (magnitude === 0) return '0.0';
  const plain = magnitude >= 1e-3 && magnitude < 1e7;
  const [digits = '', exponent] = plain ? [String(double)] : double.toExponential().split('e');
  const fraction = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === undefined ? fraction : `${fraction}E${exponent.replace('+', '')}`;
}
