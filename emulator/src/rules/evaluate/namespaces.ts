import { createHash } from 'node:crypto';
import { crc32 } from './checksums.ts';
import { bool, error, float, type KnownValue, type RuleValue } from './rule-value.ts';
import { formatFloat, toFloat, toInt, toPath, toText, truncate } from './types/conversions.ts';
import { wrongArgument } from './types/method.ts';
import { toDuration, toTimeDuration, toDateTimestamp } from './types/times.ts';

export interface BuiltIn {
  readonly arity: number;
  /** Valid signatures, as errors name them. */
  readonly expected: readonly string[];
  readonly run: (args: readonly KnownValue[]) => RuleValue;
}

function defineUnary(
  name: string,
  types: readonly string[],
  run: (value: KnownValue) => RuleValue | undefined,
): BuiltIn {
  const expected = types.map((type) => `${name}(${type})`);
  return {
    arity: 1,
    expected,
    run: (args) => (args[0] && run(args[0])) ?? wrongArgument(name, args, expected),
  };
}

function defineNumeric(name: string, run: (value: number) => RuleValue): BuiltIn {
  return defineUnary(name, ['float'], (value) => {
    const number = toNumber(value);
    return number === undefined ? undefined : run(number);
  });
}

function getAbsolute(value: KnownValue): RuleValue | undefined {
  if (value.type === 'float') return float(Math.abs(value.value));
  if (value.type !== 'int') return undefined;
  // The smallest integer has no positive counterpart and stays.
  return value.value < 0n && value.value > -(1n << 63n) ? { type: 'int', value: -value.value } : value;
}

function hash(name: string, digest: (bytes: Uint8Array) => Uint8Array): BuiltIn {
  return defineUnary(name, ['bytes', 'string'], (value) => {
    if (value.type === 'bytes') return { type: 'bytes', value: digest(value.value) };
    if (value.type === 'string') return { type: 'bytes', value: digest(Buffer.from(value.value, 'utf8')) };
    return undefined;
  });
}

function makeDigest(algorithm: string): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => new Uint8Array(createHash(algorithm).update(bytes).digest());
}

function defineIntegers(name: string, arity: number, run: (parts: readonly bigint[]) => RuleValue): BuiltIn {
  const expected = [`${name}(${Array.from({ length: arity }, () => 'int').join(', ')})`];

  return {
    arity,
    expected,
    run: (args) => {
      const parts = args.flatMap((arg) => (arg.type === 'int' ? [arg.value] : []));
      if (parts.length === arity) return run(parts);
      return wrongArgument(name, args, expected);
    },
  };
}

export const plainFunctions: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['string', defineUnary('string', ['int', 'float', 'null', 'string', 'bool', 'path'], toText)],
  ['int', defineUnary('int', ['int', 'float', 'string'], toInt)],
  ['float', defineUnary('float', ['int', 'float', 'string'], toFloat)],
  ['path', defineUnary('path', ['string'], toPath)],
]);

/** Functions called through a namespace, by their full name. */
export const namespaceFunctions: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['math.abs', defineUnary('math.abs', ['int', 'float'], getAbsolute)],
  // Doubles also where the reference promises integers, as measured against the service.
  ['math.ceil', defineNumeric('math.ceil', (value) => float(Math.ceil(value)))],
  ['math.floor', defineNumeric('math.floor', (value) => float(Math.floor(value)))],
  // Halves upwards, as Java rounds.
  ['math.round', defineNumeric('math.round', (value) => truncate(Math.round(value)))],
  ['math.sqrt', defineNumeric('math.sqrt', (value) => float(Math.sqrt(value)))],
  ['math.isNaN', defineNumeric('math.isNaN', (value) => bool(Number.isNaN(value)))],
  [
    'math.pow',
    {
      arity: 2,
      expected: ['math.pow(float, float)'],
      run: (args) => {
        const [base, power] = args.map(toNumber);
        return base === undefined || power === undefined
          ? wrongArgument('math.pow', args, ['math.pow(float, float)'])
          : float(base ** power);
      },
    },
  ],
  ['hashing.crc32', hash('hashing.crc32', (bytes) => crc32(bytes, 'ieee'))],
  ['hashing.crc32c', hash('hashing.crc32c', (bytes) => crc32(bytes, 'castagnoli'))],
  ['hashing.md5', hash('hashing.md5', makeDigest('md5'))],
  ['hashing.sha256', hash('hashing.sha256', makeDigest('sha256'))],
  [
    'latlng.value',
    {
      arity: 2,
      expected: ['latlng.value(float, float)'],
      run: (args) => {
        const [latitude, longitude] = args.map(toNumber);
        if (latitude === undefined || longitude === undefined) {
          return wrongArgument('latlng.value', args, ['latlng.value(float, float)']);
        }
        if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
          const coordinates = `latitude: ${formatFloat(latitude)}, longitude: ${formatFloat(longitude)}`;
          return error(
            `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ${coordinates}.`,
          );
        }

        return { type: 'latlng', latitude, longitude };
      },
    },
  ],
  [
    'duration.value',
    {
      arity: 2,
      expected: ['duration.value(int, string)'],
      run: (args) => {
        const [magnitude, unit] = args;
        if (magnitude?.type !== 'int' || unit?.type !== 'string') {
          return wrongArgument('duration.value', args, ['duration.value(int, string)']);
        }
        return toDuration(magnitude.value, unit.value);
      },
    },
  ],
  ['duration.time', defineIntegers('duration.time', 4, toTimeDuration)],
  [
    'duration.abs',
    defineUnary('duration.abs', ['duration'], (value) =>
      value.type === 'duration'
        ? { type: 'duration', nanos: value.nanos < 0n ? -value.nanos : value.nanos }
        : undefined,
    ),
  ],
  [
    'timestamp.date',
    defineIntegers('timestamp.date', 3, (parts) => {
      const [year = 0, month = 0, day = 0] = parts.map(Number);
      return toDateTimestamp(year, month, day);
    }),
  ],
  [
    'timestamp.value',
    defineUnary('timestamp.value', ['int'], (value) =>
      value.type === 'int' ? { type: 'timestamp', nanos: value.value * 1_000_000n } : undefined,
    ),
  ],
]);

function toNumber(value: KnownValue): number | undefined {
  return value.type === 'int' || value.type === 'float' ? Number(value.value) : undefined;
}

/** The names before the dot: `math`, `hashing`… */
export const namespaces: ReadonlySet<string> = new Set(
  [...namespaceFunctions.keys()].map((name) => name.slice(0, name.indexOf('.'))),
);
