import { agencyStaff, READ_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import type { Deductions, Earning } from '../orders/earnings.ts';
import type { RecordingSession } from '../sessions/sessions.ts';

/** Latest earnings of a talent that one call returns. */
export const TALENT_EARNINGS_MAX = 100;

/** A recording session of a talent; `startsAt` is ISO, UTC. */
export interface TalentSession extends Pick<
  RecordingSession,
  'id' | 'projectName' | 'character' | 'language' | 'state' | 'timeZone'
> {
  readonly startsAt: string;
}

/** What a talent has done for an agency, and what is planned. */
export interface TalentWork {
  /** The next planned session; null: none. */
  readonly next: TalentSession | null;
  /** Latest first. */
  readonly sessions: readonly TalentSession[];
  /** Last agreed first. */
  readonly earnings: readonly (Pick<
    Earning,
    'id' | 'projectId' | 'projectName' | 'roles' | 'currency' | 'amount' | 'state' | 'agreedOn'
  > &
    Deductions & { readonly paid: number })[];
}

export const talentWorkApi = {
  'talents.work': endpoint<TalentWork>()({
    method: 'GET',
    path: '/talent/{id}/work',
    summary: 'Retrieve a talent’s sessions and earnings',
    description: 'With the chosen agency.',
    auth: agencyStaff,
    params: strictObject({ id: idSchema }),
    errors: [...READ_ERRORS, 422],
  }),
};
