import { useCallback, useEffect, useRef, useState } from 'react';
import type { Submitter } from '../../lib/submission/submitter.ts';
import { createBulkSubmitters, runBulk, type BulkJob, type BulkLine } from './runBulk.ts';

/** A bulk edit of many rows, running or finished. */
export interface BulkRun {
  /** Name of the action. */
  readonly title: string;
  readonly isOver: boolean;
  /** This run undoes another. */
  readonly isUndo: boolean;
  /** In list order. */
  readonly lines: readonly BulkLine[];
}

interface Begun {
  readonly title: string;
  readonly isUndo: boolean;
  readonly jobs: readonly BulkJob[];
  readonly getSubmitter: (job: BulkJob) => Submitter;
}

export interface Bulk {
  /** The current or latest run; undefined: none, or dismissed. */
  readonly run: BulkRun | undefined;
  /** Shows results per row; otherwise as a summary line. */
  readonly isOpen: boolean;
  readonly start: (title: string, jobs: readonly BulkJob[]) => void;
  /** Starts no further row. */
  readonly stop: () => void;
  /** Runs again for rows that failed or never started. */
  readonly retry: () => void;
  /** Undoes each row that can be undone. */
  readonly undo: () => void;
  readonly open: () => void;
  /** Closes the dialog; a summary with undo stays until the next bulk edit or navigation. */
  readonly close: () => void;
  /** Removes the summary. */
  readonly forget: () => void;
}

const isUnsettled = ({ state }: BulkLine): boolean => state === 'refused' || state === 'left';

/** Runs bulk edits on a list's rows; `onDone` receives the ids of finished ones. Leaving the page stops it. */
export const useBulk = (onDone: (ids: readonly string[]) => void): Bulk => {
  const [run, setRun] = useState<BulkRun>();
  const [isOpen, setOpen] = useState(false);
  const begun = useRef<Begun | null>(null);
  const running = useRef<AbortController | null>(null);
  const notify = useRef(onDone);
  useEffect(() => {
    notify.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const carryOut = useCallback(async (of: Begun, jobs: readonly BulkJob[]) => {
    const controller = new AbortController();

    begun.current = of;
    running.current = controller;

    const done: string[] = [];

    const note = (line: BulkLine) => {
      if (line.state === 'done' || line.state === 'unchanged') done.push(line.id);
      setRun((before) => {
        const lines = before?.lines.map((bulkLine) => (bulkLine.id === line.id ? line : bulkLine));
        return before && lines && { ...before, lines };
      });
    };

    await runBulk(jobs, of.getSubmitter, controller.signal, note);
    setRun((before) => before && { ...before, isOver: true });
    if (done.length > 0) notify.current(done);
  }, []);

  const begin = (title: string, jobs: readonly BulkJob[], isUndo: boolean) => {
    const lines = jobs.map(({ id, name }) => ({ id, name, state: 'waiting' as const }));
    setRun({ title, isUndo, isOver: false, lines });
    setOpen(true);
    void carryOut({ title, isUndo, jobs, getSubmitter: createBulkSubmitters() }, jobs);
  };

  return {
    run,
    isOpen,
    start: (title, jobs) => begin(title, jobs, false),
    stop: () => running.current?.abort(),
    retry: () => {
      const of = begun.current;
      if (!run || !of) return;

      const ids = new Set(run.lines.filter(isUnsettled).map(({ id }) => id));
      const lines = run.lines.map((line) =>
        ids.has(line.id) ? { id: line.id, name: line.name, state: 'waiting' as const } : line,
      );

      setRun({ ...run, isOver: false, lines });
      setOpen(true);

      void carryOut(
        of,
        of.jobs.filter(({ id }) => ids.has(id)),
      );
    },
    undo: () => {
      if (!run) return;
      const jobs = run.lines.flatMap(({ id, name, undo }): readonly BulkJob[] => {
        if (!undo) return [];
        return [{ id, name, send: (submission) => undo(submission).then(() => null) }];
      });
      begin(run.title, jobs, true);
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
    forget: () => setRun(undefined),
  };
};
