import { createHash } from 'node:crypto';
import { crc32 } from './checksums.ts';
import { bool, error, float, int, type KnownValue, type RuleValue } from './rule-value.ts';
import { toFloat, toInt, toPath, toText } from './types/conversions.ts';
import { wrongArgument } from './types/method.ts';
import { durationOf, durationOfTime, timestampOfDate } from './types/times.ts';

/** A function of the language itself. */
export interface BuiltIn {
  readonly arity: number;
  readonly run: (args: readonly KnownValue[]) => RuleValue;
}

function unary(name: string, run: (value: KnownValue) => RuleValue | undefined): BuiltIn {
  return {
    arity: 1,
    run: ([value]) => (value && run(value)) ?? wrongArgument(name, ...(value ? [value] : [])),
  };
}

function numeric(name: string, onFloat: (value: number) => RuleValue, keepInt = true): BuiltIn {
  return unary(name, (value) => {
    if (value.type === 'int') return keepInt ? value : onFloat(Number(value.value));
    return value.type === 'float' ? onFloat(value.value) : undefined;
  });
}

/** Halves away from zero, unlike `Math.round`. */
function round(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

function hash(name: string, digest: (bytes: Uint8Array) => Uint8Array): BuiltIn {
  return unary(name, (value) => {
    if (value.type === 'bytes') return { type: 'bytes', value: digest(value.value) };
    if (value.type === 'string') return { type: 'bytes', value: digest(Buffer.from(value.value, 'utf8')) };
    return undefined;
  });
}

function digestWith(algorithm: string): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => new Uint8Array(createHash(algorithm).update(bytes).digest());
}

/** All arguments integers, or the error. */
function integers(name: string, args: readonly KnownValue[]): bigint[] | RuleValue {
  const values = args.flatMap((arg) => (arg.type === 'int' ? [arg.value] : []));
  return values.length === args.length ? values : wrongArgument(name, ...args);
}

/** Functions called by a bare name. */
export const plainFunctions: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['string', { arity: 1, run: ([value]) => (value ? toText(value) : wrongArgument('string')) }],
  ['int', { arity: 1, run: ([value]) => (value ? toInt(value) : wrongArgument('int')) }],
  ['float', { arity: 1, run: ([value]) => (value ? toFloat(value) : wrongArgument('float')) }],
  ['path', { arity: 1, run: ([value]) => (value ? toPath(value) : wrongArgument('path')) }],
]);

/** Functions called through a namespace, by their full name. */
export const namespaceFunctions: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  [
    'math.abs',
    unary('abs', (value) =>
      value.type === 'int'
        ? int(value.value < 0n ? -value.value : value.value)
        : value.type === 'float'
          ? float(Math.abs(value.value))
          : undefined,
    ),
  ],
  ['math.ceil', numeric('ceil', (value) => int(Math.ceil(value)))],
  ['math.floor', numeric('floor', (value) => int(Math.floor(value)))],
  ['math.round', numeric('round', (value) => int(round(value)))],
  ['math.sqrt', numeric('sqrt', (value) => float(Math.sqrt(value)), false)],
  // Asked of an integer, the service finds no such function.
  [
    'math.isInfinite',
    unary('isInfinite', (value) =>
      value.type === 'float'
        ? bool(Math.abs(value.value) === Infinity)
        : error('Function not found error: Name: [math.isInfinite].'),
    ),
  ],
  ['math.isNaN', numeric('isNaN', (value) => bool(Number.isNaN(value)), false)],
  [
    'math.pow',
    {
      arity: 2,
      run: ([base, power]) => {
        const a = base && toFloatOnly(base);
        const b = power && toFloatOnly(power);
        return a === undefined || b === undefined ? wrongArgument('pow') : float(a ** b);
      },
    },
  ],
  ['hashing.crc32', hash('crc32', (bytes) => crc32(bytes, 'ieee'))],
  ['hashing.crc32c', hash('crc32c', (bytes) => crc32(bytes, 'castagnoli'))],
  ['hashing.md5', hash('md5', digestWith('md5'))],
  ['hashing.sha256', hash('sha256', digestWith('sha256'))],
  [
    'latlng.value',
    {
      arity: 2,
      run: (args) => {
        const [latitude, longitude] = args.map(toFloatOnly);
        if (latitude === undefined || longitude === undefined) return wrongArgument('value', ...args);
        if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
          return error('Latitude should be in [-90,90] range and longitude should be in [-180,180] range.');
        }
        return { type: 'latlng', latitude, longitude };
      },
    },
  ],
  [
    'duration.value',
    {
      arity: 2,
      run: (args) => {
        const [magnitude, unit] = args;
        if (magnitude?.type !== 'int' || unit?.type !== 'string') return wrongArgument('value', ...args);
        return durationOf(magnitude.value, unit.value);
      },
    },
  ],
  [
    'duration.time',
    {
      arity: 4,
      run: (args) => {
        const parts = integers('time', args);
        return Array.isArray(parts) ? durationOfTime(parts) : parts;
      },
    },
  ],
  [
    'duration.abs',
    unary('abs', (value) =>
      value.type === 'duration'
        ? { type: 'duration', nanos: value.nanos < 0n ? -value.nanos : value.nanos }
        : undefined,
    ),
  ],
  [
    'timestamp.date',
    {
      arity: 3,
      run: (args) => {
        const parts = integers('date', args);
        if (!Array.isArray(parts)) return parts;
        const [year = 0, month = 0, day = 0] = parts.map(Number);
        return timestampOfDate(year, month, day);
      },
    },
  ],
  [
    'timestamp.value',
    unary('value', (value) =>
      value.type === 'int' ? { type: 'timestamp', nanos: value.value * 1_000_000n } : undefined,
    ),
  ],
]);

function toFloatOnly(value: KnownValue): number | undefined {
  return value.type === 'int' || value.type === 'float' ? Number(value.value) : undefined;
}

/** The names before the dot: `math`, `hashing`… */
export const namespaces: ReadonlySet<string> = new Set(
  [...namespaceFunctions.keys()].map((name) => name.slice(0, name.indexOf('.'))),
);
