import type { InviteStatus } from './talents.ts';

/** Outcomes of an invitation, in order of occurrence. */
const INVITE_OUTCOMES = ['sent', 'opened', 'signedUp', 'accepted', 'withdrawn'] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

/** An invitation's outcome. Instants may be stored or serialised; absent ones haven't happened. */
export const getOutcome = (invite: {
  readonly status: InviteStatus;
  readonly openedAt: unknown;
  readonly signedUpAt?: unknown;
}): InviteOutcome => {
  if (invite.status !== 'sent') return invite.status;
  if (invite.signedUpAt) return 'signedUp';
  return invite.openedAt ? 'opened' : 'sent';
};
