import type { Serialised } from '@domain/contract.ts';
import { DEFAULT_ZONE } from '@domain/agencies/agencies.ts';
import { addDays } from '@domain/values/add-days.ts';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import type { RateTable, RateTableTerms } from '@domain/pricing/rate-tables.ts';
import { getDayInZone as dayInZone } from '@domain/rates/day-in-zone.ts';
import { call } from './call.ts';

/** A calendar day in some days, in an agency's default zone. */
export const getDayFromNow = (days: number): string => addDays(dayInZone(DEFAULT_ZONE, new Date()), days);

/** An admin's rate table, with round numbers for mental arithmetic. */
export const makeRateTableTerms = (change: Partial<RateTableTerms> = {}): RateTableTerms => ({
  validFrom: getDayFromNow(0),
  currency: 'EUR',
  sessionHours: 2,
  sessionFirstHour: 20_000,
  sessionHalfHour: 5_000,
  usageBase: 30_000,
  minimumFee: 10_000,
  engineerHour: 6_000,
  studioHour: 4_000,
  media: [
    { code: 'INTERNET', factor: 10_000 },
    { code: 'TV', factor: 20_000 },
  ],
  territoryCovers: [
    { code: 'ESP', factor: 10_000 },
    { code: 'EU', factor: 30_000 },
  ],
  durations: [
    { code: '1Y', factor: 10_000 },
    { code: '2Y', factor: 15_000 },
  ],
  lengths: [{ upTo: null, factor: 10_000 }],
  spots: [
    { upTo: 1, factor: 10_000 },
    { upTo: null, factor: 20_000 },
  ],
  organicShare: 10_000,
  expressSurcharge: 2_500,
  commission: 1_000,
  exchangeRates: [],
  clientSees: 'lines',
  ...change,
});

export const saveTable = (token: string, basedOn: number, change: Partial<RateTableTerms> = {}) =>
  call<Serialised<RateTable>>('POST', '/rateTable', {
    token,
    body: { ...makeRateTableTerms(change), basedOn },
  });

/** A licence as a screen sends it, by option codes. */
export const makeChoice = (duration = '1Y', format = 'INTERNET', territoryCover = 'ESP') => ({
  duration: { code: duration },
  format: { code: format },
  territoryCover: { code: territoryCover },
});

export const addAsset = async (token: string, voiceId: string, name = 'Spot') =>
  (await call<Serialised<VoiceAsset>>('POST', `/voiceAsset/${voiceId}`, { token, body: { name } }))
    .collection;

export const addLicence = (token: string, assetId: string, body: object = makeChoice()) =>
  call<Serialised<Licence>>('POST', `/license/${assetId}`, { token, body });
