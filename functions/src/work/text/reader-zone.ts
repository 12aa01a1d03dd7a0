import type { Locale } from '@domain/messages/locale.ts';
import { getTimeFormat, type Clock } from '@domain/values/clock.ts';

/** Main time zones of countries with several. Parts of them differ, so times always name their zone. */
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

/** Newer engines have a method, older ones a property; TypeScript knows neither. */
interface WithZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

const getZones = (alpha2: string): readonly string[] => {
  const region = new Intl.Locale(`und-${alpha2}`) as WithZones;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
};

const toPlainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

const getCity = (zone: string): string => zone.split('/').at(-1) ?? zone;

interface Residence {
  /** ISO 3166. */
  readonly alpha2: string | undefined;
  readonly city: string;
}

/** Returns a person's most likely time zone: their city's where a zone has its name, else their country's, else UTC. */
export const getZone = ({ alpha2, city }: Residence): string => {
  if (alpha2 === undefined || !/^[A-Z]{2}$/.test(alpha2)) return 'UTC';
  const zones = getZones(alpha2);
  const cityZone =
    city === '' ? undefined : zones.find((zone) => toPlainName(getCity(zone)) === toPlainName(city));
  return cityZone ?? PRINCIPAL[alpha2] ?? zones[0] ?? 'UTC';
};

const NAMED: Readonly<Record<Locale, (city: string) => string>> = {
  en: (city) => `${city} time`,
  es: (city) => `hora de ${city}`,
};

/** A reader's IANA zone and 12-hour or 24-hour preference; absent: the language's default. */
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
  getTimeFormat(locale, { ...FORMAT, timeZone: zone }, clock);

const formatZone = (zone: string, locale: Locale): string =>
  `(${zone === 'UTC' ? zone : NAMED[locale](getCity(zone).replaceAll('_', ' '))})`;

/** Formats a moment in the reader's time zone, with its name: "Friday, November 27, 2026 at 6:00 PM (Madrid time)". */
export const formatMoment = (iso: string, reader: ReaderClock, locale: Locale): string =>
  `${formatFor(reader, locale).format(new Date(iso))} ${formatZone(reader.zone, locale)}`;

/** Formats a span in the reader's time zone, with its name; `from` and `to` are milliseconds since the epoch. */
export const formatSpan = (
  { from, to }: { readonly from: number; readonly to: number },
  reader: ReaderClock,
  locale: Locale,
): string => `${formatFor(reader, locale).formatRange(from, to)} ${formatZone(reader.zone, locale)}`;
