import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { REMINDER_GAP_MS } from '@domain/auditions/reminders.ts';
import { getDues } from './audition-dues.ts';

const parse = (iso: string): Timestamp => Timestamp.fromMillis(Date.parse(iso));
const NOW = parse('2026-05-05T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW.toMillis() }));
afterEach(() => void vi.useRealTimers());

const entry: AuditionEntry = {
  id: 'casting_voice_talent',
  agencyId: 'agency',
  companyId: 'company',
  projectId: 'project',
  castingId: 'casting',
  voiceId: 'voice',
  auditionId: 'audition',
  talentId: 'talent',
  talentPublicName: 'Ana',
  isApproved: false,
  uploadedAt: null,
  durationMs: null,
  peaks: [],
  status: 'open',
  createdAt: parse('2026-05-01T10:00:00Z'),
  deadline: parse('2026-05-08T18:00:00Z'),
  outcomeBy: parse('2026-05-12T18:00:00Z'),
  outcome: null,
};
const getChangedDues = (change: Partial<AuditionEntry>) => getDues({ ...entry, ...change }, change);

describe('due dates of an audition', () => {
  it('are set when it is created', () => {
    expect(getDues(entry, entry)).toEqual({
      remindAt: parse('2026-05-07T18:00:00Z'),
      outcomeDueAt: entry.outcomeBy,
      promise: 'waiting',
    });
    const unpromised = { ...entry, outcomeBy: null };
    expect(getDues(unpromised, unpromised)).toMatchObject({ outcomeDueAt: null, promise: null });
  });

  it('lose the reminder after an answer, but keep the promise', () => {
    expect(getChangedDues({ status: 'uploaded' })).toEqual({ remindAt: null });
    expect(getChangedDues({ isApproved: true })).toEqual({});
  });

  it('follow a new deadline, but not right after a reminder', () => {
    expect(getChangedDues({ deadline: parse('2026-05-10T18:00:00Z') })).toEqual({
      remindAt: parse('2026-05-09T18:00:00Z'),
      remindedThrough: Timestamp.fromMillis(NOW.toMillis() + REMINDER_GAP_MS),
    });
  });

  it('follow a new outcome date until the talent has been notified', () => {
    const outcomeBy = parse('2026-05-20T18:00:00Z');
    expect(getChangedDues({ outcomeBy })).toEqual({ outcomeDueAt: outcomeBy, promise: 'waiting' });
    expect(getChangedDues({ outcomeBy: null })).toEqual({ outcomeDueAt: null, promise: null });
    const change = { outcomeBy };
    expect(getDues({ ...entry, outcome: 'closed', ...change }, change)).toEqual({});
  });
});
