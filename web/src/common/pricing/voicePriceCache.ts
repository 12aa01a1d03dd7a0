import { PRICED_VOICES_MAX, type VoicePrice, type VoicePrices } from '@domain/pricing/pricing.ts';
import { createSignal } from '../../lib/store.ts';

/** A role with a voice. */
export type PricedVoice = Pick<VoicePrice, 'voiceId' | 'language' | 'talentId'>;

interface LoadedPrice {
  readonly price: VoicePrice;
  readonly currency: string;
}

/** Time to collect voices for one request, in milliseconds. */
const PAUSE_MS = 400;

const toKey = ({ voiceId, language, talentId }: PricedVoice): string =>
  [voiceId, language, talentId].join(' ');

/** Prices of the voices that a screen shows. Each is requested once, together with others; after a failure, again when it is next shown. */
export const createVoicePriceCache = (load: (voices: readonly PricedVoice[]) => Promise<VoicePrices>) => {
  const { notify, subscribe } = createSignal();
  const loaded = new Map<string, LoadedPrice>();
  const requested = new Set<string>();
  const waiting = new Map<string, PricedVoice>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (): Promise<void> => {
    const batch = [...waiting].slice(0, PRICED_VOICES_MAX);
    for (const [key] of batch) waiting.delete(key);
    schedule();

    try {
      const { currency, voices } = await load(batch.map(([, voice]) => voice));
      for (const price of voices) loaded.set(toKey(price), { price, currency });
      notify();
    } catch {
      // A card without its price is complete: the failure isn't shown.
      for (const [key] of batch) requested.delete(key);
    }
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(() => void send(), PAUSE_MS);
  };

  return {
    subscribe,
    find: (voice: PricedVoice): LoadedPrice | undefined => loaded.get(toKey(voice)),
    request: (voices: readonly PricedVoice[]): void => {
      for (const voice of voices) {
        const key = toKey(voice);
        if (requested.has(key)) continue;
        requested.add(key);
        waiting.set(key, voice);
      }
      schedule();
    },
  };
};

export type VoicePriceCache = ReturnType<typeof createVoicePriceCache>;
