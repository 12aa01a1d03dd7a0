export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Microseconds of an RFC 3339 time, or `undefined`. Digits beyond microseconds are dropped. */
export function readMicros(text: string): bigint | undefined {
  const match = /^(.+?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text);
  const millis = match ? Date.parse(`${match[1] ?? ''}${match[3] ?? ''}`) : NaN;
  if (Number.isNaN(millis)) return undefined;
  const fraction = (match?.[2] ?? '').slice(0, 6).padEnd(6, '0');
  return BigInt(millis) * 1000n + BigInt(fraction);
}
