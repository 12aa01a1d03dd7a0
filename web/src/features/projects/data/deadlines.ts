import type { Instant } from '@domain/contract.ts';
import { isOrdered, type Project } from '@domain/projects/projects.ts';

/** A project's due dates; absent kinds aren't due. */
interface Deadlines {
  /** When the next auditions are due. */
  readonly audition?: Instant;
  /** When an express project is to be recorded by, also once that is over. */
  readonly recordBy?: Instant;
}

/** A project's due dates at a moment, in milliseconds since the epoch. */
export const findDeadlines = (project: Project, now: number): Deadlines => {
  const { requested, takes } = project.progress;
  const next = project.deadlines.find((deadline) => deadline.toMillis() > now);
  const recordBy = isOrdered(project) ? null : project.recordBy;
  return { ...(next && requested > takes ? { audition: next } : {}), ...(recordBy ? { recordBy } : {}) };
};
