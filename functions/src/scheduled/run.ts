/** Whose work a run does, and for how long it begins anything new. */
export interface Run {
  /** Absent: of all agencies. */
  readonly agencyId?: string;
  /** In milliseconds; absent: as long as the clock's own runs. */
  readonly roundMs?: number;
}
