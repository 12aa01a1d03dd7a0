import type { Json } from '../contract.ts';
import { isEqualInSets } from '../evaluate/equality.ts';
import type { KnownValue, RuleValue } from '../evaluate/rule-value.ts';

type JsonObject = { readonly [key: string]: Json };

const second = 1_000_000_000n;

/** A value in the official emulator's notation. The caller writes errors, whose origin it knows. */
export function valueToJson(value: RuleValue): JsonObject {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: String(value.value) };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.nanos) };
    case 'duration':
      return { durationValue: formatDuration(value.nanos) };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'list':
      return { listValue: toListJson(value.items) };
    case 'set':
      return { setValue: toListJson(value.items) };
    case 'map': {
      const fields = [...value.entries].map(([name, entry]) => [name, valueToJson(entry)] as const);
      return { mapValue: fields.length > 0 ? { fields: Object.fromEntries(fields) } : {} };
    }
    case 'path':
      return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
    case 'map_diff':
      return { mapDiffValue: { keyStatuses: toKeyStatuses(value) } };
    case 'unknown':
      return { constraintValue: {} };
    case 'error':
      return { undefined: { causeMessage: value.message } };
  }
}

function toListJson(items: readonly RuleValue[]): JsonObject {
  return items.length > 0 ? { values: items.map(valueToJson) } : {};
}

function toKeyStatuses({ before, after }: Extract<KnownValue, { type: 'map_diff' }>): JsonObject {
  const statuses = new Map<string, string>();
  for (const [key, value] of after.entries) {
    const old = before.entries.get(key);
    statuses.set(key, old === undefined ? 'ADDED' : isEqualInSets(old, value) ? 'UNCHANGED' : 'CHANGED');
  }
  for (const key of before.entries.keys()) if (!after.entries.has(key)) statuses.set(key, 'REMOVED');
  return Object.fromEntries(statuses);
}

/** Fractional seconds with three, six or nine digits, as in protobuf's JSON. */
function formatFraction(nanos: bigint): string {
  if (nanos === 0n) return '';
  const digits = String(nanos).padStart(9, '0');
  return `.${digits.replace(/(?:000){1,2}$/, '')}`;
}

function formatTimestamp(nanos: bigint): string {
  const rest = ((nanos % second) + second) % second;
  const date = new Date(Number((nanos - rest) / 1_000_000n));
  // Rules can compute times outside the calendar.
  if (Number.isNaN(date.getTime())) return `${String((nanos - rest) / second)}s`;
  return date.toISOString().replace('.000Z', `${formatFraction(rest)}Z`);
}

function formatDuration(nanos: bigint): string {
  const size = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? '-' : ''}${String(size / second)}${formatFraction(size % second)}s`;
}
