import type { Instant } from '@domain/contract.ts';
import { isOrdered, type Project } from '@domain/projects/projects.ts';

/** A project's due dates; absent kinds aren't due. */
interface Deadlines {
  /** Next deadline of auditions. */
  readonly audition?: Instant;
  /** Recording deadline of an express project, even if past. */
  readonly recordBy?: Instant;
}

/** Returns a project's due dates at a moment, in milliseconds since the epoch. */
export const findDeadlines = (project: Project, now: number): Deadlines => {
  const { requested, takes } = project.progress;
  const next = project.deadlines.find((deadline) => deadline.toMillis() > now);
  const recordBy = isOrdered(project) ? null : project.recordBy;
  return { ...(next && requested > takes ? { audition: next } : {}), ...(recordBy ? { recordBy } : {}) };
};
