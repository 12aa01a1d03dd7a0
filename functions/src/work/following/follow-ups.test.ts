import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { availabilityRequests } from '../collections/availability-requests.ts';
import { tickets } from '../collections/curation-tickets.ts';
import { demos } from '../collections/demos.ts';
import { guestComments } from '../collections/guest-comments.ts';
import { guestVotes } from '../collections/guest-votes.ts';
import { invoices } from '../collections/invoices.ts';
import { orders } from '../collections/orders.ts';
import { projects } from '../collections/projects.ts';
import { recordingSessions } from '../collections/recording-sessions.ts';
import { runOn } from './unit.fixture.ts';
import { voiceComments } from '../collections/voice-comments.ts';

const parse = (iso: string): Timestamp => Timestamp.fromMillis(Date.parse(iso));

describe('a plain write keeps', () => {
  it('the number of a listed voice’s comments', async () => {
    const stored = {
      'castingDemos/a': { comments: 2 },
      'voiceComments/kept': { castingDemoId: 'a' },
      'voiceComments/gone': { castingDemoId: 'a' },
      'voiceComments/waiting': { castingDemoId: 'unlisted' },
    };
    const get = await runOn(stored, async (work) => {
      for (const id of ['new', 'newer'])
        work.create(voiceComments, { id, castingDemoId: 'a' } as unknown as VoiceComment);
      for (const comment of await work.readAll(voiceComments, ['gone', 'waiting'])) work.delete(comment);
    });
    expect(get('castingDemos/a')).toEqual({ comments: 3 });
    expect(get('castingDemos/unlisted')).toBeNull();
  });

  it('the numbers of guests’ votes for a listed voice’s character, and of their comments', async () => {
    const stored = {
      'castingDemos/a': { guestVotes: { yes: 2 }, guestComments: 1 },
      'guestVotes/changed': { castingDemoId: 'a', vote: 'yes' },
      'guestVotes/gone': { castingDemoId: 'a', vote: 'yes' },
      'guestVotes/former': { castingDemoId: 'a', vote: 'no', forVoiceId: 'v' },
      'guestComments/gone': { castingDemoId: 'a' },
    };
    const get = await runOn(stored, async (work) => {
      const [changed, gone, former] = await work.readAll(guestVotes, ['changed', 'gone', 'former']);
      work.update(changed!, { vote: 'maybe' });
      work.delete(gone!);
      work.delete(former!);
      work.delete((await work.read(guestComments, 'gone'))!);
    });
    expect(get('castingDemos/a')).toEqual({ guestVotes: { yes: 0, maybe: 1 }, guestComments: 0 });
  });

  it('an agency’s revenue of a month', async () => {
    const paper = {
      id: 'one_1',
      agencyId: 'one',
      issuedOn: '2026-05-05',
      currency: 'EUR',
      kind: 'invoice',
      net: 5,
    };
    const get = await runOn({}, (work) => work.create(invoices, paper as unknown as Invoice));
    expect(get('revenueMonths/one_2026-05')).toMatchObject({ agencyId: 'one', month: '2026-05' });
  });
});

describe('a plain write of a project or order keeps', () => {
  const createdAt = parse('2026-05-05T10:00:00Z');
  const placed = { agencyId: 'one', companyId: 'acme', state: 'received', currency: 'EUR', createdAt };
  const stored = {
    'projects/spot': { agencyId: 'one', companyId: 'acme', shelf: 'open' },
    'orders/spot': { ...placed, net: 100, total: 121, paid: 0 },
    'companyCounts/one_acme': { counts: { projects: 1, ordered_2026_EUR: 100, open_EUR: 121 } },
  };

  it('the counts of its company', async () => {
    const get = await runOn(stored, async (work) => {
      work.updateById(projects, 'spot', { shelf: 'archived' });
      work.update((await work.read(orders, 'spot'))!, { paid: 121, state: 'paid' });
    });
    const counts = { projects: 0, ordered_2026_EUR: 100, open_EUR: 0 };
    expect(get('companyCounts/one_acme')).toMatchObject({ counts });
  });

  it('the counts of both companies as it moves', async () => {
    const get = await runOn(stored, async (work) => {
      work.updateById(projects, 'spot', { companyId: 'globex' });
      work.update((await work.read(orders, 'spot'))!, { companyId: 'globex', total: 0 });
    });
    expect(get('companyCounts/one_acme')).toMatchObject({
      counts: { projects: 0, ordered_2026_EUR: 0, open_EUR: 0 },
    });
    expect(get('companyCounts/one_globex')).toMatchObject({
      agencyId: 'one',
      companyId: 'globex',
      counts: { projects: 1, ordered_2026_EUR: 100 },
    });
  });
});

describe('a plain write of a demo or ticket keeps', () => {
  const counted = {
    totalAudioDemos: 2,
    waitingDemos: 2,
    status: 'open',
    assignedTo: 'eli',
    agencyIds: ['one'],
  };
  const demo = { talentId: 'tea', curationTicketId: 't', reviewStatus: 'pending', assignedTo: 'eli' };

  it('the numbers of demos on an open ticket', async () => {
    const stored = { 'curationTickets/t': counted, 'demos/a': demo, 'demos/b': demo };
    const get = await runOn(stored, async (work) => {
      const [a, b] = (await work.readAll(demos, ['a', 'b'])) as readonly [Demo, Demo];
      work.update(a, { reviewStatus: 'approved' });
      work.delete(b);
    });
    expect(get('curationTickets/t')).toMatchObject({ totalAudioDemos: 1, waitingDemos: 0 });
  });

  it('a closed ticket as it was', async () => {
    const stored = { 'curationTickets/t': { ...counted, status: 'closed' }, 'demos/a': demo };
    const get = await runOn(stored, async (work) => work.delete((await work.read(demos, 'a'))!));
    expect(get('curationTickets/t')).toMatchObject({ totalAudioDemos: 2, waitingDemos: 2 });
  });

  it('the reviewer of the demos on a ticket', async () => {
    const stored = { 'curationTickets/t': counted, 'demos/a': demo };
    const get = await runOn(stored, async (work) => {
      work.update((await work.read(tickets, 't'))!, { assignedTo: null, assignedAt: null });
    });
    expect(get('demos/a')).toMatchObject({ assignedTo: null, assignedAt: null });
  });
});

describe('a plain write of a session or slot keeps', () => {
  const OF_PROJECT = { agencyId: 'one', projectId: 'spot', castingId: 'spot_spa', talentId: 'tea' };
  const [startsAt, endsAt] = [parse('2099-05-05T10:00:00Z'), parse('2099-05-05T12:00:00Z')];
  const times = { agencyId: 'one', projectId: 'spot', from: startsAt, to: endsAt };
  const planned = { ...OF_PROJECT, engineerId: 'eli', bookingId: null, startsAt, endsAt, state: 'planned' };

  it('the calendars of its people, and the engineer’s access to the talent', async () => {
    const get = await runOn({}, (work) =>
      work.create(recordingSessions, { ...planned, id: 's' } as unknown as RecordingSession),
    );
    expect(get('calendars/eli')).toEqual({ bookings: { s: times } });
    expect(get('calendars/tea')).toEqual({ bookings: { s: times } });
    expect(get('sessionAssignments/eli_tea')).toMatchObject({ sessions: { s: 'one' } });
  });

  it('both calendars when another engineer takes over, and when it is cancelled', async () => {
    const booked = { bookings: { s: times } };
    const assigned = { engineerId: 'eli', talentId: 'tea', sessions: { s: 'one' } };
    const stored = {
      'recordingSessions/s': planned,
      'calendars/eli': booked,
      'calendars/tea': booked,
      'sessionAssignments/eli_tea': assigned,
    };
    const runUpdate = (change: Partial<RecordingSession>) =>
      runOn(stored, (work) => work.updateById(recordingSessions, 's', change));

    const moved = await runUpdate({ engineerId: 'eva' });
    expect(moved('calendars/eli')).toEqual({ bookings: {} });
    expect([moved('calendars/eva'), moved('calendars/tea')]).toEqual([booked, booked]);
    expect(moved('sessionAssignments/eli_tea')).toMatchObject({ sessions: {} });
    expect(moved('sessionAssignments/eva_tea')).toMatchObject({ sessions: { s: 'one' } });

    const cancelled = await runUpdate({ state: 'cancelled' });
    expect(cancelled('calendars/eli')).toEqual({ bookings: {} });
    expect(cancelled('calendars/tea')).toEqual({ bookings: {} });
    expect(cancelled('sessionAssignments/eli_tea')).toMatchObject({ sessions: {} });
  });

  it('the calendar of a talent who accepts a slot, also while it is moved, until the request is cancelled', async () => {
    const slot = { id: 'r', datetime: '2099/05/05 10-12', status: 'accepted' } as const;
    const accepted = {
      ...OF_PROJECT,
      state: 'accepted',
      timeZone: 'UTC',
      moving: null,
      timeRanges: [slot],
      updatedAt: startsAt,
    };
    const requested = { ...accepted, state: 'requested', timeRanges: [{ ...slot, status: null }] };
    const booked = { bookings: { q: times } };

    const runUpdate = async (request: object, bookings: object, change: Partial<AvailabilityRequest>) => {
      const stored = { 'availabilityRequests/q': request, 'calendars/tea': bookings };
      const get = await runOn(stored, async (work) => {
        work.update((await work.read(availabilityRequests, 'q'))!, change);
      });
      return get('calendars/tea');
    };

    const moving = { datetime: slot.datetime, timeZone: 'UTC' };
    expect(await runUpdate(requested, {}, { state: 'accepted', timeRanges: [slot] })).toEqual(booked);
    expect(await runUpdate(accepted, booked, { state: 'requested', timeRanges: [], moving })).toEqual(booked);
    expect(await runUpdate(accepted, booked, { state: 'cancelled' })).toEqual({ bookings: {} });
  });
});
