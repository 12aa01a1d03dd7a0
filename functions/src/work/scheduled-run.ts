export interface ScheduledRun {
  /** Absent: all agencies. */
  readonly agencyId?: string;
  /** In milliseconds; absent: the schedule's own. */
  readonly roundMs?: number;
}
