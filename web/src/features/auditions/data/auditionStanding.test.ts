import { describe, expect, it } from 'vitest';
import { ROLE_PROGRESS } from '@domain/auditions/auditions.ts';
import { AUDITION_OUTCOMES } from '@domain/auditions/outcomes.ts';
import { getStanding } from './auditionStanding.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const reply = {
  state: 'uploaded',
  isConfirmed: false,
  outcome: null,
  progress: null,
  deadline: '2026-03-02T12:00:00Z',
  heardAt: '2026-02-28T12:00:00Z',
} as const;

describe('the state of an audition', () => {
  it('is decided, then booked, recorded and paid, once played', () => {
    for (const outcome of AUDITION_OUTCOMES) {
      expect(getStanding({ ...reply, outcome }, NOW)).toBe(outcome);
      for (const progress of ROLE_PROGRESS)
        expect(getStanding({ ...reply, outcome, progress }, NOW)).toBe(progress);
    }
    // A choice is announced an hour later; a booking immediately.
    expect(getStanding({ ...reply, progress: 'booked' }, NOW)).toBe('booked');
  });

  it('is sent, played, cancelled or expired before that', () => {
    expect(getStanding(reply, NOW)).toBe('heard');
    expect(getStanding({ ...reply, heardAt: null }, NOW)).toBe('uploaded');
    expect(getStanding({ ...reply, state: 'cancelled' }, NOW)).toBe('cancelled');
    expect(getStanding({ ...reply, state: 'open' }, NOW)).toBe('open');
    expect(getStanding({ ...reply, state: 'open', deadline: '2026-03-01T11:00:00Z' }, NOW)).toBe('expired');
  });

  it('is the answer until the deadline, and a refusal after it', () => {
    const late = '2026-03-01T11:00:00Z';
    expect(getStanding({ ...reply, state: 'open', isConfirmed: true }, NOW)).toBe('confirmed');
    expect(getStanding({ ...reply, state: 'open', isConfirmed: true, deadline: late }, NOW)).toBe('expired');
    expect(getStanding({ ...reply, state: 'declined', deadline: late }, NOW)).toBe('declined');
  });
});
