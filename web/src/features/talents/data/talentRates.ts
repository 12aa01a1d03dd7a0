import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { RatesPage } from '@domain/rates/rates.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** How long loaded rates are reused, in milliseconds. */
const RATES_STALE_MS = 10_000;

interface StoredRates {
  readonly rates: Promise<RatesPage>;
  readonly until: number;
}
const rateCache = new Map<string, StoredRates>();

/** Rates are cached per reader and agency. */
const getKey = (talentId: string, reader: string): string => `${reader} ${talentId}`;

/** Loads rates unless this reader loaded them recently. A failure isn't retried: a reader without access never gets any. */
export const loadRates = (talentId: string, reader: string): Promise<RatesPage> => {
  const key = getKey(talentId, reader);
  const entry = rateCache.get(key);
  if (entry && entry.until > Date.now()) return entry.rates;
  const rates = api.talents.rates({ id: talentId }, { once: true });
  rateCache.set(key, { rates, until: Date.now() + RATES_STALE_MS });
  rates.catch(() => rateCache.delete(key));
  return rates;
};

export const useRates = (talentId: string): Request<RatesPage> => {
  const { uid, realUid, agency } = useSignedIn();
  const reader = [realUid, uid, agency?.id ?? ''].join(' ');
  return useRequest(getKey(talentId, reader), () => loadRates(talentId, reader));
};

/** Saves rates, based on the edited version. */
export const saveRates = async (
  talentId: string,
  body: EndpointBody<Api['talents.updateRates']>,
  submission: Submission,
): Promise<RatesPage> => {
  const saved = await api.talents.updateRates({ id: talentId }, body, submission);
  rateCache.clear();
  return saved;
};
