import type { Locale } from '@domain/messages/locale.ts';
import { timeFormat, type Clock } from '@domain/values/clock.ts';

/**
 * Where most people live in countries whose clocks differ. Somewhere else in them an hour is told by another clock than
 * the reader's, so it is always told which.
 */
const PRINCIPAL: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
};

/** Newer engines have a method where older ones have a property; the compiler knows of neither. */
interface WithZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

const zonesOf = (alpha2: string): readonly string[] => {
  const region = new Intl.Locale(`und-${alpha2}`) as WithZones;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const cityOf = (zone: string): string => zone.split('/').at(-1) ?? zone;

/** Where somebody lives, as far as they have told. */
interface Residence {
  /** ISO 3166. */
  readonly alpha2: string | undefined;
  readonly city: string;
}

/** The clock that somebody most likely lives by: their city's where zones are named after it, else their country's; else UTC. */
export const zoneOf = ({ alpha2, city }: Residence): string => {
  if (alpha2 === undefined || !/^[A-Z]{2}$/.test(alpha2)) return 'UTC';
  const zones = zonesOf(alpha2);
  const own = city === '' ? undefined : zones.find((zone) => plain(cityOf(zone)) === plain(city));
  return own ?? PRINCIPAL[alpha2] ?? zones[0] ?? 'UTC';
};

const NAMED: Readonly<Record<Locale, (city: string) => string>> = {
  en: (city) => `${city} time`,
  es: (city) => `hora de ${city}`,
};

/** A reader's IANA zone and their choice of the 12-hour or 24-hour clock; absent: the language's own. */
export interface ReaderClock {
  readonly zone: string;
  readonly clock?: Clock | undefined;
}

const FORMAT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

const formatFor = ({ zone, clock }: ReaderClock, locale: Locale): Intl.DateTimeFormat =>
  timeFormat(locale, { ...FORMAT, timeZone: zone }, clock);

/** "(Madrid time)". */
const clockText = (zone: string, locale: Locale): string =>
  `(${zone === 'UTC' ? zone : NAMED[locale](cityOf(zone).replaceAll('_', ' '))})`;

/** A moment by somebody's clock, and by which: "Friday, November 27, 2026 at 6:00 PM (Madrid time)". */
export const momentText = (iso: string, reader: ReaderClock, locale: Locale): string =>
  `${formatFor(reader, locale).format(new Date(iso))} ${clockText(reader.zone, locale)}`;

/** A span by somebody's clock, and by which; `from` and `to` are milliseconds since the epoch. */
export const spanText = (
  { from, to }: { readonly from: number; readonly to: number },
  reader: ReaderClock,
  locale: Locale,
): string => `${formatFor(reader, locale).formatRange(from, to)} ${clockText(reader.zone, locale)}`;
