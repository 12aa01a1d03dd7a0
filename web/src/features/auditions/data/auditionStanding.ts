import type { EntryState, RoleProgress, TalentAudition } from '@domain/auditions/auditions.ts';
import type { AuditionOutcome } from '@domain/auditions/outcomes.ts';

/** How far an audition is, as its talent is told. */
export type Standing = EntryState | AuditionOutcome | RoleProgress | 'heard' | 'expired';

type Told = Pick<TalentAudition, 'state' | 'outcome' | 'progress' | 'deadline' | 'heardAt'>;

/** The last that became of it. Of one that is open the deadline may pass while the page is. */
export const standingOf = ({ state, outcome, progress, deadline, heardAt }: Told, now: number): Standing => {
  if (progress) return progress;
  if (state === 'cancelled') return state;
  if (outcome) return outcome;
  if (state === 'uploaded') return heardAt === null ? state : 'heard';
  return state === 'open' && Date.parse(deadline) <= now ? 'expired' : state;
};
