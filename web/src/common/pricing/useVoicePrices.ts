import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../lib/http/api.ts';
import { useVoicePriceText } from './useVoicePriceText.ts';
import { createVoicePriceCache, type PricedVoice, type VoicePriceCache } from './voicePriceCache.ts';

/** Prices of a project's roles, kept while its terms stay the same. */
export const useVoicePriceCache = (projectId: string, terms = ''): VoicePriceCache =>
  useMemo(
    () => createVoicePriceCache((voices) => api.pricing.voices({ id: projectId }, { voices })),
    // Other terms have other prices.
    // oxlint-disable-next-line react/exhaustive-deps
    [projectId, terms],
  );

/** Formats a role's price with one of these voices; undefined: not loaded, no price, or not visible to the reader. */
export const useVoicePrices = (
  cache: VoicePriceCache,
  voices: readonly PricedVoice[],
): ((voice: PricedVoice) => string | undefined) => {
  const formatPrice = useVoicePriceText();
  useSyncExternalStore(cache.subscribe, () => voices.filter((voice) => cache.find(voice)).length);

  useEffect(() => cache.request(voices), [cache, voices]);

  return (voice) => {
    const found = cache.find(voice);
    return found && formatPrice(found.price, found.currency);
  };
};
