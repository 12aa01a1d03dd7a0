import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { HOUR_PX } from '../src/features/sessions/calendar/hours.ts';
import { SessionCalendar } from '../src/features/sessions/calendar/SessionCalendar.tsx';
import { getSentChanges, replyWith } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { setLive } from './kit/live.ts';
import { makeInstant, getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const makeSession = (id: string, from: string, over: Partial<RecordingSession> = {}): RecordingSession =>
  getRecord<RecordingSession>({
    id,
    state: 'planned',
    character: `Role ${id}`,
    projectId: 'p1',
    projectName: 'Harbour Light',
    talentPublicName: 'Ana',
    engineerId: 'e1',
    engineerName: 'Sam',
    timeZone: 'UTC',
    revision: 1,
    startsAt: makeInstant(from),
    endsAt: makeInstant(from.replace(':00:00Z', ':30:00Z')),
    ...over,
  });

const view = { id: 'agency', agencyName: 'One', where: { agencyId: 'a' }, isEngineer: false };
const show = (shown: 'week' | 'month', sessions: readonly RecordingSession[], isEngineer = false) => {
  setLive({ recordingSessions: sessions });
  const onShow = vi.fn();
  renderPart(
    <SessionCalendar view={{ ...view, isEngineer }} shown={shown} day="2027-03-10" onShow={onShow} />,
  );
  return onShow;
};
const getDayCell = (day: string): HTMLElement => {
  const cell = document.querySelector(`time[datetime="${day}"]`)?.closest('td');
  if (!cell) throw new Error('no such day');
  return cell;
};

it('shows a month by day, and counts sessions that do not fit', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id, index) => makeSession(id, `2027-03-10T1${index}:00:00Z`));
  const onShow = show('month', [...many, makeSession('f', '2027-03-31T09:00:00Z')]);
  const cell = within(getDayCell('2027-03-10'));
  expect(cell.getAllByRole('link').map(({ textContent }) => textContent?.includes('Role'))).toHaveLength(3);
  expect(within(getDayCell('2027-03-31')).getByRole('link', { name: /Role f, Harbour Light/ })).toBeTruthy();
  await userEvent.click(cell.getByRole('button', { name: /2 more on .*March 10/ }));
  expect(onShow).toHaveBeenCalledWith('week', '2027-03-10');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(onShow).toHaveBeenLastCalledWith('month', '2027-04-01');
  expect(await findViolations(document.body)).toEqual([]);
});

it('filters by engineer', async () => {
  show('week', [
    makeSession('a', '2027-03-10T10:00:00Z'),
    makeSession('b', '2027-03-11T10:00:00Z', { engineerId: 'e2', engineerName: 'Kim' }),
  ]);
  await userEvent.click(screen.getByRole('combobox', { name: /engineer/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kim' }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Role b/ })).toBeTruthy();
});

it('filters by studio, in any spelling', async () => {
  show('week', [
    makeSession('a', '2027-03-10T10:00:00Z', { studio: 'Estudio Ñandú' }),
    makeSession('b', '2027-03-11T10:00:00Z', { studio: 'ESTUDIO  ÑANDU' }),
    makeSession('c', '2027-03-12T10:00:00Z', { studio: '' }),
    makeSession('d', '2027-03-12T12:00:00Z'),
  ]);

  await userEvent.click(screen.getByRole('combobox', { name: 'Studio' }));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: /estudio/i }));
  expect(
    screen.getAllByRole('link').map(({ textContent }) => /Role \w/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Role a', 'Role b']);
});

it('doesn’t let engineers move sessions', () => {
  show('week', [makeSession('a', '2027-03-10T10:00:00Z')], true);
  expect(screen.getByRole('link', { name: /Role a/ }).getAttribute('draggable')).toBe('false');
});

/** Drags a session to an hour of a day. */
const drag = (name: RegExp, day: string, hour: number) => {
  const link = screen.getByRole('link', { name });
  const start = createEvent.dragStart(link);
  Object.assign(start, { clientY: 0, dataTransfer: { setData: vi.fn(), effectAllowed: '' } });
  fireEvent(link, start);

  const column = document.querySelector(`[data-day="${day}"]`)!;
  const drop = createEvent.drop(column);
  Object.assign(drop, { clientY: hour * HOUR_PX });
  fireEvent(column, drop);
};

/** A session in a slot that its voice accepted. */
const showBooked = () => {
  const session = makeSession('a', '2027-03-10T10:00:00Z', { bookingId: 'b1' });
  show('week', [session]);

  const range = { id: 'r', datetime: '2027/03/10 10-12', status: 'accepted' };
  setLive({
    recordingSessions: [session],
    'availabilityRequests/b1': { id: 'b1', state: 'accepted', timeZone: 'UTC', timeRanges: [range] },
  });
  replyWith({
    '/request-availability/b1/fee': {
      currency: 'EUR',
      voice: 8_000,
      studio: 2_000,
      total: 10_000,
      step: null,
      freeUntil: null,
      risesAt: null,
      moveDays: 1,
      excuses: [],
    },
  });
};

it('confirms before a dragged session moves to another day and hour', async () => {
  show('week', [makeSession('a', '2027-03-10T10:00:00Z')]);
  drag(/Role a/, '2027-03-12', 14);

  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

  await vi.waitFor(() =>
    expect(getSentChanges().map(({ body }) => body)).toEqual([
      { revision: 1, startsAt: '2027-03-12T14:00:00.000Z', endsAt: '2027-03-12T14:30:00.000Z' },
    ]),
  );
});

it('asks the voice for a time outside the accepted slot', async () => {
  showBooked();
  drag(/Role a/, '2027-03-12', 14);

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Harbour Light · Role a · Ana')).toBeTruthy();
  expect(dialog.getByText(/Ana accepted:/u).textContent).toMatch(/Mar 10.*New time:.*Mar 12/u);
  await dialog.findByText(/Moving it now costs €100.00 before VAT/u);
  await userEvent.click(dialog.getByRole('button', { name: /^Ask Ana for Fri, Mar 12/ }));

  await vi.waitFor(() =>
    expect(getSentChanges().map(({ path, body }) => [path, body])).toEqual([
      [
        expect.stringMatching(/request-availability\/b1\/proposal$/),
        { datetime: '2027/03/12 14-16', timeZone: 'UTC', fee: 10_000 },
      ],
    ]),
  );
});

it('moves the fields of a dropped session to the slot that the voice is asked for', async () => {
  showBooked();
  drag(/Role a/, '2027-03-12', 15);

  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /^Ask Ana for Fri, Mar 12/ });
  const readHour = () => dialog.getAllByRole('spinbutton', { name: 'Hours' })[0]?.textContent;
  await vi.waitFor(() => expect(readHour()).toBe('02'));
});

it('moves a session by the keyboard, too', async () => {
  showBooked();
  screen.getByRole('button', { name: 'Move the recording of Role a to…' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(within(await screen.findByRole('dialog')).getByText('Harbour Light · Role a · Ana')).toBeTruthy();
});

it('shows the time that a voice is asked for, and a day’s engineers in lanes', async () => {
  const proposedSlot = { datetime: '2027/03/12 10-12', timeZone: 'UTC' };
  show('week', [
    makeSession('a', '2027-03-10T10:00:00Z', { proposedSlot }),
    makeSession('b', '2027-03-10T10:00:00Z', { engineerId: 'e2', engineerName: 'Kim' }),
  ]);
  expect(screen.getByText(/^Asked for Fri, Mar 12/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Kim' })).toBeTruthy();
  expect(await findViolations(document.body)).toEqual([]);
});
