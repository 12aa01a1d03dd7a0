import { error, float, text, type KnownValue, type RuleError, type RuleValue } from '../rule-value.ts';
import { wrongArgument } from './method.ts';

const lowest = -(1n << 63n);
const highest = (1n << 63n) - 1n;

/** A double as Java prints it: `1.0`, `1.0E7`, `4.9E-324`. */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', exponent = ''] = formatScientific(value).split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${String(Number(exponent))}`;
}

/** The fewest digits that identify the double, at least two if another is closer. */
function formatScientific(value: number): string {
  const shortest = value.toExponential();
  const two = value.toExponential(1);
  return !shortest.includes('.') && Number(two) === value ? two : shortest;
}

/** `string(x)` */
export function toText(value: KnownValue): RuleValue {
  switch (value.type) {
    case 'string':
      return value;
    case 'null':
      return text('null');
    case 'bool':
    case 'int':
      return text(String(value.value));
    case 'float':
      return text(formatFloat(value.value));
    case 'path':
      return text(`/${value.segments.join('/')}`);
    default:
      return wrongArgument(
        'string',
        [value],
        ['int', 'float', 'null', 'string', 'bool', 'path'].map((type) => `string(${type})`),
      );
  }
}

function notConvertible(source: string, type: 'int' | 'float'): RuleError {
  return error(`Type conversion error. Argument: [${source}], From type: [string], To type: [${type}].`);
}

const wholeNumber = /^[+-]?\d{1,1000}$/;

/** A double as an integer: truncated, clamped, and an error for NaN. */
export function truncate(value: number): RuleValue {
  if (Number.isNaN(value)) return { type: 'int', value: 0n };
  if (value >= 2 ** 63) return { type: 'int', value: highest };
  if (value <= -(2 ** 63)) return { type: 'int', value: lowest };
  return { type: 'int', value: BigInt(Math.trunc(value)) };
}

/** `int(x)` */
export function toInt(value: KnownValue): RuleValue {
  if (value.type === 'int') return value;
  if (value.type === 'float') return truncate(value.value);
  if (value.type !== 'string')
    return wrongArgument('int', [value], ['int(int)', 'int(float)', 'int(string)']);
  if (!wholeNumber.test(value.value)) return notConvertible(value.value, 'int');
  const read = BigInt(value.value.replace('+', ''));
  return read < lowest || read > highest ? notConvertible(value.value, 'int') : { type: 'int', value: read };
}

const decimal = /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;
const hexadecimal = /^([+-]?)0[xX]([0-9a-fA-F]*)(?:\.([0-9a-fA-F]*))?[pP]([+-]?\d+)[fFdD]?$/;
const longestNumber = 1000;

/** Parses a double like Java: with a suffix, in hexadecimal, with surrounding blanks. */
function readFloat(source: string): number | undefined {
  const trimmed = source.trim();
  if (trimmed.length > longestNumber) return undefined;
  if (decimal.test(trimmed)) return Number.parseFloat(trimmed);
  const [, sign, whole = '', fraction = '', exponent] = hexadecimal.exec(trimmed) ?? [];
  if (exponent === undefined || whole + fraction === '') return undefined;
  const mantissa = Number(BigInt(`0x${whole}${fraction}`));
  return (sign === '-' ? -1 : 1) * mantissa * 2 ** (Number(exponent) - 4 * fraction.length);
}

/** `float(x)` */
export function toFloat(value: KnownValue): RuleValue {
  if (value.type === 'float') return value;
  if (value.type === 'int') return float(Number(value.value));
  if (value.type !== 'string') {
    return wrongArgument('float', [value], ['float(int)', 'float(float)', 'float(string)']);
  }
  const read = readFloat(value.value);
  return read === undefined ? notConvertible(value.value, 'float') : float(read);
}

/** `path(x)` */
export function toPath(value: KnownValue): RuleValue {
  if (value.type !== 'string') return wrongArgument('path', [value], ['path(string)']);
  const segments = value.value.split('/').filter((segment) => segment !== '');
  return segments.length === 0 ? error('Path is empty.') : { type: 'path', segments };
}
