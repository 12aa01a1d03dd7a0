/** Audio addresses expire after 15 minutes. */
const FRESH_MS = 12 * 60_000;

export interface AudioLoading {
  readonly isLoaded: () => boolean;
  readonly load: (fetchAudio: () => Promise<void>) => Promise<void>;
  readonly complete: () => void;
  /** Forgets the last request, not what has loaded. */
  readonly forget: () => void;
  readonly reset: () => void;
}

/** Loads audio once; an address loaded long ago and never played has expired, so it loads again. */
export const createAudioLoading = (): AudioLoading => {
  let isLoaded = false;
  let request: { readonly since: number; readonly done: Promise<void> } | null = null;

  return {
    isLoaded: () => isLoaded,
    load: (fetchAudio) => {
      if (request && (isLoaded || Date.now() - request.since < FRESH_MS)) return request.done;
      const done = fetchAudio();
      request = { since: Date.now(), done };
      return done;
    },
    complete: () => {
      isLoaded = true;
    },
    forget: () => {
      request = null;
    },
    reset: () => {
      isLoaded = false;
      request = null;
    },
  };
};
