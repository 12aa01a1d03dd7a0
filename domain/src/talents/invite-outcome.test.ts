import { expect, it } from 'vitest';
import { getOutcome } from './invite-outcome.ts';

const nothing = { status: 'sent', openedAt: null, signedUpAt: null } as const;

it.each([
  ['sent', nothing],
  ['opened', { ...nothing, openedAt: '2026-01-02T00:00:00Z' }],
  ['signedUp', { ...nothing, signedUpAt: '2026-01-02T00:00:00Z' }],
  ['accepted', { ...nothing, status: 'accepted' as const }],
  ['withdrawn', { ...nothing, status: 'withdrawn' as const, openedAt: '2026-01-02T00:00:00Z' }],
  // Stored before registrations were noted.
  ['opened', { status: 'sent' as const, openedAt: '2026-01-02T00:00:00Z' }],
])('an invitation was %s', (outcome, invite) => expect(getOutcome(invite)).toBe(outcome));
