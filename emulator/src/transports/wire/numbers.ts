import Long from 'long';
import type { WireLong, WireTimestamp } from './messages.ts';

const MILLION = 1_000_000n;

export function toBigInt(value: WireLong | undefined): bigint {
  if (value === undefined) return 0n;
  if (typeof value === 'object') return (BigInt(value.high | 0) << 32n) | BigInt(value.low >>> 0);
  return BigInt(value);
}

/** A bigint as protobufjs writes 64-bit integers, in bytes and in ProtoJSON. */
export function toLong(value: bigint): WireLong {
  return Long.fromBits(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)), false);
}

/** Microseconds since the epoch; nanoseconds are truncated, like the service. */
export function toMicros(time: WireTimestamp): bigint {
  return toBigInt(time.seconds) * MILLION + BigInt(Math.trunc((time.nanos ?? 0) / 1000));
}

/** The inverse of {@link toMicros}. */
export function toTimestamp(micros: bigint): WireTimestamp {
  const fraction = ((micros % MILLION) + MILLION) % MILLION;
  return { seconds: Number((micros - fraction) / MILLION), nanos: Number(fraction) * 1000 };
}
