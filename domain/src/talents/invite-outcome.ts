import type { InviteStatus } from './talents.ts';

/** Outcomes of an invitation, in order of occurrence. */
const INVITE_OUTCOMES = ['sent', 'opened', 'signedUp', 'accepted', 'withdrawn'] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

/** How far an invitation got. Instants as they are stored or as they travel; a moment that is not there has not come. */
export const getOutcome = (invite: {
  readonly status: InviteStatus;
  readonly openedAt: unknown;
  readonly signedUpAt?: unknown;
}): InviteOutcome => {
  if (invite.status !== 'sent') return invite.status;
  if (invite.signedUpAt) return 'signedUp';
  return invite.openedAt ? 'opened' : 'sent';
};
