import { ratesApi } from '@domain/rates/rates.api.ts';
import type { RatesPage } from '@domain/rates/rates.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** How long rates that were loaded are shown again without asking, in milliseconds. */
const RATES_STALE_MS = 10_000;

interface Kept {
  readonly rates: Promise<RatesPage>;
  readonly until: number;
}
const kept = new Map<string, Kept>();

/** Loads rates, unless somebody just did. A failure is told at once and not tried again: whoever may not see them never may. */
export const loadRates = (talentId: string): Promise<RatesPage> => {
  const known = kept.get(talentId);
  if (known && known.until > Date.now()) return known.rates;
  const rates = call(ratesApi['talents.rates'], { params: { id: talentId } }, { once: true });
  kept.set(talentId, { rates, until: Date.now() + RATES_STALE_MS });
  rates.catch(() => kept.delete(talentId));
  return rates;
};

/** What a talent asks for. */
export const useRates = (talentId: string): Request<RatesPage> =>
  useRequest(talentId, () => loadRates(talentId));

/** Saves rates of the version that was edited. */
export const saveRates = async (
  talentId: string,
  body: { currency: string; sessionFee: number; usageFee: number; minimumFee: number; updatedAt?: string },
  press: Press,
): Promise<RatesPage> => {
  const saved = await change(ratesApi['talents.updateRates'], { params: { id: talentId }, body }, press);
  kept.set(talentId, { rates: Promise.resolve(saved), until: Date.now() + RATES_STALE_MS });
  return saved;
};
