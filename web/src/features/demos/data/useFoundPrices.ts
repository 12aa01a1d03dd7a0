import { useState } from 'react';
import { DEMO_PAGE_MAX } from '@domain/demos/demos.ts';
import type { VoicePrice } from '@domain/pricing/pricing.ts';
import { useVoicePriceText } from '../../../common/pricing/useVoicePriceText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

interface Role {
  readonly projectId: string;
  readonly voiceId: string;
  /** alpha3. */
  readonly language: string;
}

interface FoundPrices {
  readonly role: string;
  readonly currency: string;
  /** By talent; undefined: none for the reader. */
  readonly prices: ReadonlyMap<string, VoicePrice | undefined>;
}

const NOTHING: FoundPrices = { role: '', currency: '', prices: new Map() };

/** Prices of a role with found voices. Each page of voices is one call, made once. */
export const useFoundPrices = (
  { projectId, voiceId, language }: Role,
  talentIds: readonly string[],
): ((talentId: string) => string | undefined) => {
  const formatPrice = useVoicePriceText();
  const role = [projectId, voiceId, language].join(' ');
  const [loaded, setLoaded] = useState(NOTHING);
  const { prices, currency } = loaded.role === role ? loaded : NOTHING;
  const missing = talentIds.filter((id) => !prices.has(id)).slice(0, DEMO_PAGE_MAX);

  useRequest(missing.length === 0 ? null : [role, ...missing].join(' '), async (signal) => {
    const query = { voiceId, language, talentIds: missing.join() };
    const reply = await api.pricing.foundVoices({ id: projectId }, query, { signal });
    const found = new Map(reply.voices.map((voice) => [voice.talentId, voice]));
    const page = missing.map((id) => [id, found.get(id)] as const);

    setLoaded((before) => ({
      role,
      currency: reply.currency,
      prices: new Map([...(before.role === role ? before.prices : []), ...page]),
    }));
  });

  return (talentId) => {
    const price = prices.get(talentId);
    return price && formatPrice(price, currency);
  };
};
