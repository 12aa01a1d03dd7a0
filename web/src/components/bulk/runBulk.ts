import { presser, type Press, type Presser } from '../../lib/press/presser.ts';

/** What takes a change back; it goes under a press of its own. */
export type Undo = (press: Press) => Promise<unknown>;

/** What came of a row: what takes it back, null where nothing does, or that there was nothing to change. */
export type BulkOutcome = Undo | null | 'unchanged';

/** What is done to one of many rows. */
export interface BulkJob {
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
  readonly send: (press: Press) => Promise<BulkOutcome>;
}

/** How far a row is; `left`: it was stopped before its turn came. */
export type BulkState = 'waiting' | 'running' | 'done' | 'unchanged' | 'refused' | 'left';

/** A row, and what became of it. */
export interface BulkLine {
  readonly id: string;
  readonly name: string;
  readonly state: BulkState;
  /** Why it was refused. */
  readonly error?: unknown;
  readonly undo?: Undo;
}

/** Calls under way at a time: soon done, and no burst that the server would have to slow down. */
const AT_ONCE = 3;

/**
 * Remembers under which key each row was sent. Sent once more after nobody could say what became of it, a row goes under
 * the same one, so that nothing is done twice.
 */
export const bulkPresses = (): ((job: BulkJob) => Presser) => {
  const pressers = new Map<string, Presser>();
  return ({ id }) => {
    const known = pressers.get(id) ?? presser();
    pressers.set(id, known);
    return known;
  };
};

const lineOf = ({ id, name }: BulkJob, outcome: BulkOutcome): BulkLine => {
  if (outcome === 'unchanged') return { id, name, state: 'unchanged' };
  return { id, name, state: 'done', ...(outcome ? { undo: outcome } : {}) };
};

/**
 * Does something to many rows, a few at a time, and tells of each as it happens. One that is refused stops no other. Once the
 * signal is aborted no further row is begun; those under way are waited for.
 */
export const runBulk = async (
  jobs: readonly BulkJob[],
  pressOf: (job: BulkJob) => Presser,
  signal: AbortSignal,
  onLine: (line: BulkLine) => void,
): Promise<void> => {
  const carryOut = async (job: BulkJob): Promise<void> => {
    const { id, name } = job;
    if (signal.aborted) {
      onLine({ id, name, state: 'left' });
      return;
    }
    onLine({ id, name, state: 'running' });
    try {
      let outcome: BulkOutcome = null;
      await pressOf(job)(id, async (press) => {
        outcome = await job.send(press);
      });
      onLine(lineOf(job, outcome));
    } catch (error) {
      onLine({ id, name, state: 'refused', error });
    }
  };
  const waiting = jobs.values();
  const worker = async (): Promise<void> => {
    for (const job of waiting) await carryOut(job);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};
