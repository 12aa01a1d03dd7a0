import type { VoiceConflict } from '@domain/ledger/conflicts.ts';
import type { LicenceConflicts } from '@domain/ledger/ledger.api.ts';
import { CONFLICT_VOICES_MAX } from '@domain/ledger/sold-licences.ts';
import { createStore, type Store } from '../../lib/store.ts';

export type Competing = VoiceConflict;

/** Time to collect voices for one request, in milliseconds. */
const PAUSE_MS = 250;

/** Results for the voices of one project: requested in bulk and never awaited. */
export interface CompetingStore {
  /** Requests comparisons of voices not compared yet. */
  readonly want: (talentIds: readonly string[]) => void;
  /** Delays requests for voices about to appear, to batch them; returns the release function. */
  readonly hold: () => () => void;
  /** Undefined: none, or unknown. */
  readonly of: (talentId: string) => Competing | undefined;
  /** Increments with each result. */
  readonly version: Pick<Store<number>, 'get' | 'subscribe'>;
}

/**
 * Loads which voices hold licences that conflict with a project: one call per batch coming into view,
 * each voice once. Voices of a failed call are requested again when next in view.
 */
export const createCompetingStore = (
  ask: (talentIds: readonly string[]) => Promise<LicenceConflicts>,
): CompetingStore => {
  const found = new Map<string, Competing>();
  const requestedKeys = new Set<string>();
  const waiting = new Set<string>();
  const version = createStore(0);
  let holds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askNow = async (): Promise<void> => {
    const ids = [...waiting].slice(0, CONFLICT_VOICES_MAX);
    for (const id of ids) {
      waiting.delete(id);
      requestedKeys.add(id);
    }

    scheduleLoad();

    try {
      const { voices } = await ask(ids);
      for (const { talentId, ...conflict } of voices) found.set(talentId, conflict);
      version.set(version.get() + voices.length);
    } catch {
      for (const id of ids) requestedKeys.delete(id);
    }
  };

  const scheduleLoad = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0 && holds === 0) timer = setTimeout(() => void askNow(), PAUSE_MS);
  };

  return {
    want: (talentIds) => {
      for (const id of talentIds) if (!requestedKeys.has(id)) waiting.add(id);
      scheduleLoad();
    },
    hold: () => {
      holds += 1;
      scheduleLoad();
      return () => {
        holds -= 1;
        scheduleLoad();
      };
    },
    of: (talentId) => found.get(talentId),
    version,
  };
};
