import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Change,
  type Database,
  matchesPattern,
  Queue,
  type StoredDocument,
} from '../../../emulator/src/index.ts';

interface Trigger {
  readonly __endpoint: {
    readonly eventTrigger?: {
      readonly eventType: string;
      readonly eventFilters?: Readonly<Record<string, unknown>>;
      readonly eventFilterPathPatterns?: Readonly<Record<string, unknown>>;
    };
  };
  readonly run: (event: object) => unknown;
}

const WIDTH = 3;

/** A field that triggers compare: string, number or boolean. */
const getPlain = (document: StoredDocument | undefined, field: string): unknown => {
  const value = document?.fields.get(field);
  if (value === undefined || value.kind === 'null') return value === undefined ? undefined : null;
  return value.kind === 'integer' ? Number(value.value) : 'value' in value ? value.value : undefined;
};

const toSnapshot = (document: StoredDocument | undefined) => ({
  exists: document !== undefined,
  get: (field: string) => getPlain(document, field),
});

const parseParameters = (pattern: string, path: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pattern
      .split('/')
      .flatMap((segment, index) =>
        segment.startsWith('{') ? [[segment.slice(1, -1), path[index] ?? '']] : [],
      ),
  );

const getPattern = ({ __endpoint: { eventTrigger } }: Trigger): string | undefined => {
  const pattern =
    eventTrigger?.eventFilterPathPatterns?.['document'] ?? eventTrigger?.eventFilters?.['document'];
  return pattern === undefined ? undefined : String(pattern);
};

let isPaused = false;
let pending = 0;

/** Waits until no trigger runs or is queued. */
export const waitForTriggers = async (): Promise<void> => {
  while (pending > 0) await nextTurn();
};

/** Pauses triggers until the returned function is called. */
export const pauseTriggers = (): (() => void) => {
  isPaused = true;
  return () => {
    isPaused = false;
  };
};

/** Runs the functions that follow this database's documents, by their deployed patterns. */
export const runTriggers = (database: Database, functions: Readonly<Record<string, unknown>>): void => {
  const triggers = (Object.values(functions) as Trigger[]).flatMap((trigger) => {
    const pattern = getPattern(trigger);
    return pattern === undefined ? [] : [{ trigger, pattern, queue: new Queue(WIDTH) }];
  });

  // As if in a process of its own: a trigger is no part of the call whose change it follows.
  const runApart = AsyncLocalStorage.snapshot();

  const isWanted = (trigger: Trigger, { before, after }: Change): boolean =>
    trigger.__endpoint.eventTrigger?.eventType.endsWith('.created')
      ? before === undefined && after !== undefined
      : true;

  database.follow(({ changes, imported }) => {
    if (imported || isPaused) return;

    for (const change of changes)
      for (const { trigger, pattern, queue } of triggers) {
        if (!matchesPattern(pattern, change.path) || !isWanted(trigger, change)) continue;

        const data = { before: toSnapshot(change.before), after: toSnapshot(change.after) };
        const event = { params: parseParameters(pattern, change.path), data };
        pending += 1;

        queue.add(async () => {
          try {
            await runApart(() => trigger.run(event));
          } catch (error) {
            console.warn(`Trigger on ${pattern} failed:`, error);
          } finally {
            pending -= 1;
          }
        });
      }
  });
};
