import { createSubmitter, type Submission, type Submitter } from '../../lib/submission/submitter.ts';

/** Reverts a change, with its own idempotency key. */
type Undo = (submission: Submission) => Promise<unknown>;

/** A row's outcome: its undo, null if it can't be undone, or that nothing changed. */
export type BulkOutcome = Undo | null | 'unchanged';

/** The action on one row. */
export interface BulkJob {
  readonly id: string;
  /** Name of the row. */
  readonly name: string;
  readonly send: (submission: Submission) => Promise<BulkOutcome>;
}

/** A row's state; `left`: stopped before it began. */
export type BulkState = 'waiting' | 'running' | 'done' | 'unchanged' | 'refused' | 'left';

/** A row with its result. */
export interface BulkLine {
  readonly id: string;
  readonly name: string;
  readonly state: BulkState;
  /** Why it failed. */
  readonly error?: unknown;
  readonly undo?: Undo;
}

/** Concurrent calls: fast, but no burst that the server would throttle. */
const AT_ONCE = 3;

/** Stores each row's idempotency key, so retrying a row with an unknown result reuses it. */
export const createBulkSubmitters = (): ((job: BulkJob) => Submitter) => {
  const submitters = new Map<string, Submitter>();
  return ({ id }) => {
    const submitter = submitters.get(id) ?? createSubmitter();
    submitters.set(id, submitter);
    return submitter;
  };
};

const toLine = ({ id, name }: BulkJob, outcome: BulkOutcome): BulkLine => {
  if (outcome === 'unchanged') return { id, name, state: 'unchanged' };
  return { id, name, state: 'done', ...(outcome ? { undo: outcome } : {}) };
};

/**
 * Runs a bulk edit, a few rows in parallel, and reports each result. A refused row doesn't block
 * the rest; after abort, no further row starts and running ones finish.
 */
export const runBulk = async (
  jobs: readonly BulkJob[],
  getSubmitter: (job: BulkJob) => Submitter,
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
      await getSubmitter(job)(id, async (submission) => {
        outcome = await job.send(submission);
      });
      onLine(toLine(job, outcome));
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
