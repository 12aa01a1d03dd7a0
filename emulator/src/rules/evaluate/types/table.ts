import { Buffer } from 'node:buffer';
import {
  error,
  getFirstUnusable,
  float,
  int,
  isKnown,
  getUnusable,
  text,
  type KnownValue,
  type RulePath,
  type RuleValue,
} from '../rule-value.ts';
import { listMethods, setMethods } from './collections.ts';
import { mapDiffMethods, mapMethods } from './maps.ts';
import { defineMethods, withArguments, wrongArgument, wrongCount, type MethodTable } from './method.ts';
import { textMethods } from './text.ts';
import { durationMethods, timestampMethods } from './times.ts';

type Bytes = Extract<KnownValue, { type: 'bytes' }>;
type LatLng = Extract<KnownValue, { type: 'latlng' }>;

const bytesMethods = defineMethods<Bytes>('bytes', {
  size: (self) => int(self.value.length),
  // The URL-safe alphabet, but padded.
  toBase64: (self) => {
    const encoded = Buffer.from(self.value).toString('base64');
    return text(encoded.replaceAll('+', '-').replaceAll('/', '_'));
  },
  toHexString: (self) => text(Buffer.from(self.value).toString('hex').toUpperCase()),
});

const earthRadius = 6_371_000;

/** Great-circle distance in metres. */
function computeDistance(from: LatLng, to: LatLng): number {
  const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
  const latitude = toRadians(to.latitude - from.latitude) / 2;
  const longitude = toRadians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const distanceCalls = ['latlng.distance(latlng)'];
const latlngMethods = defineMethods<LatLng>('latlng', {
  latitude: (self) => float(self.latitude),
  longitude: (self) => float(self.longitude),
  distance: withArguments(
    1,
    (self, args) => {
      const knownValue = args[0];
      return knownValue?.type === 'latlng'
        ? float(computeDistance(self, knownValue))
        : wrongArgument('latlng.distance', args, distanceCalls);
    },
    distanceCalls,
  ),
});

function bind(self: RulePath, args: readonly KnownValue[]): RuleValue {
  const names = args[0];
  if (names?.type !== 'map') return wrongArgument('path.bind', args, bindCalls);

  const segments: string[] = [];
  for (const segment of self.segments) {
    const name = /^(?:\{(\w+)\}|\$\((\w+)\))$/.exec(segment);
    const value = name ? names.entries.get(name[1] ?? name[2] ?? '') : undefined;
    if (!name) segments.push(segment);
    else if (value?.type === 'string') segments.push(value.value);
    else return error(`Path segment ${segment} is not bound.`);
  }

  return { type: 'path', segments };
}

const bindCalls = ['path.bind(map)'];
const pathMethods = defineMethods<RulePath>('path', {
  bind: withArguments(1, bind, bindCalls),
});

// Each table only receives values of its own type, the map's key.
const tables: ReadonlyMap<string, MethodTable> = new Map<string, MethodTable>(
  Object.entries({
    string: textMethods,
    list: listMethods,
    set: setMethods,
    map: mapMethods,
    map_diff: mapDiffMethods,
    timestamp: timestampMethods,
    duration: durationMethods,
    bytes: bytesMethods,
    latlng: latlngMethods,
    path: pathMethods,
  }) as unknown as [string, MethodTable][],
);

/** Arities by method name over all types; the checker warns about others. */
export const methodArities: ReadonlyMap<string, ReadonlySet<number>> = (() => {
  const arities = new Map<string, Set<number>>();
  for (const table of tables.values()) {
    for (const [name, method] of table) {
      const counts = arities.get(name) ?? new Set();
      for (let count = method.least; count <= method.most; count += 1) counts.add(count);
      arities.set(name, counts);
    }
  }
  return arities;
})();

/** `self.name(args)` */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (self.type === 'error') return self;

  const unfit = getFirstUnusable(args);
  if (unfit) return unfit;
  // Unknown values have no methods: not even array-contains proves `hasAny`.
  if (self.type === 'unknown') return getUnusable(self);
  if (self.type === 'null') return error('Null value error.');

  const method = tables.get(self.type)?.get(name);
  if (!method) return error(`Function not found error: Name: [${name}].`);
  if (args.length < method.least || args.length > method.most) {
    return wrongCount(args.length, method.expected);
  }

  return method.run(self, args.filter(isKnown));
}
