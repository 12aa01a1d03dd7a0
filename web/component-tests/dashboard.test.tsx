import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import DashboardRoute from '../src/features/work/routes/DashboardRoute.tsx';
import { WaitingProvider } from '../src/features/work/waiting/WaitingProvider.tsx';
import '../src/i18n/workspaceTexts.ts';
import { replyWith, getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const toIso = (day: string, time = '10:00') => new Date(`${day}T${time}:00`).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const render = () =>
  renderPart(
    <WaitingProvider uid="client" agencyId="agency-one">
      <DashboardRoute />
    </WaitingProvider>,
    { session: getSessionFor(makeSignedIn(['client'], { uid: 'client', realUid: 'client' })) },
  );

it('shows news since the last visit, and one day of the agenda by keyboard', async () => {
  replyWith({
    '/today': [
      {
        kind: 'invoicesOverdue',
        count: 2,
        at: '2026-11-25T12:00:00.000Z',
        path: '/orders?state=overdue',
        open: [{ currency: 'EUR', amount: 123_400 }],
      },
    ],
    '/viewHistory/client': [{ view: 'dashboard', state: { seenAt: toIso('2026-11-26') } }],
    '/firstSteps': [{ kind: 'project', isDone: true, path: '/project/new' }],
    '/news': [
      { kind: 'takes', count: 2, at: toIso('2026-11-27', '09:00'), title: 'Harbour', who: null, path: '/a' },
      { kind: 'ordersPaid', count: 1, at: toIso('2026-11-20'), title: 'Harbour', who: null, path: '/b' },
    ],
    '/agenda': [
      { id: 's', kind: 'session', at: toIso('2026-11-28'), title: 'Harbour', detail: 'Lucía N.', path: '/s' },
      { id: 'l', kind: 'licenceEnd', at: '2026-12-04', title: 'Old spot', detail: '', path: '/l' },
    ],
    '/project': { items: [] },
  });

  render();

  const news = await screen.findByRole('list', { name: 'What happened' });
  expect(await screen.findByText(/^1 new update since your last visit/)).toBeTruthy();
  expect(within(news).getAllByText('New').length).toBe(1);
  expect(getSentChanges().map(({ body }) => body)).toMatchObject([
    { view: 'dashboard', state: { since: toIso('2026-11-26') } },
  ]);

  expect(
    screen.getByRole('link', { name: /^2 overdue invoices.*€1,234\.00, the oldest 2 days overdue/ }),
  ).toBeTruthy();
  const list = () => screen.getByRole('list', { name: 'Next 14 days' });
  expect(within(list()).getAllByRole('listitem').length).toBe(2);
  screen.getByRole('button', { name: /^Friday.*nothing planned/ }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(within(list()).getByText('Old spot')).toBeTruthy();
  expect(within(list()).queryByText('Harbour')).toBeNull();
});

it('shows a checklist to a new account instead of empty panels, until dismissed', async () => {
  replyWith({
    '/today': [],
    '/viewHistory/client': [],
    '/firstSteps': [
      { kind: 'project', isDone: true, path: '/project/new' },
      { kind: 'shortlist', isDone: false, path: '/project/p?step=3' },
    ],
    '/news': [],
    '/agenda': [],
    '/project': { items: [] },
  });

  render();
  await screen.findByText('1 of 2 done');
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
  expect(screen.queryByText('Next 14 days')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
  await screen.findByText('You’re all caught up.');
  expect(getSentChanges().at(-1)?.body).toMatchObject({ state: { hidesSteps: true } });
});

it('leads a talent to the next session and shows what they earned this month', async () => {
  const earning = {
    id: 'e',
    currency: 'EUR',
    state: 'agreed',
    roles: [],
    paid: 0,
    paidOn: null,
    payableOn: null,
  };
  replyWith({
    '/today': [],
    '/viewHistory/talent': [],
    '/calendar': [
      {
        id: 'b',
        agencyName: 'One',
        projectName: 'Harbour',
        character: 'Narrator',
        startsAt: toIso('2026-11-28'),
        endsAt: toIso('2026-11-28', '12:00'),
        timeZone: 'UTC',
        sessionId: 's',
        join: { method: 'Zoom', link: 'https://zoom.example/j/1' },
      },
    ],
    '/earning': {
      items: [
        { ...earning, net: 12_000, agreedOn: '2026-11-20' },
        { ...earning, net: 99_000, agreedOn: '2026-10-31' },
        { ...earning, net: 5_000, agreedOn: '2026-11-02', state: 'cancelled' },
      ],
    },
  });

  renderPart(
    <WaitingProvider uid="talent" agencyId="agency-one">
      <DashboardRoute />
    </WaitingProvider>,
    { session: getSessionFor(makeSignedIn(['talent'], { uid: 'talent', realUid: 'talent' })) },
  );

  const join = await screen.findByRole('link', { name: 'Join by Zoom' });
  expect(join.getAttribute('href')).toBe('https://zoom.example/j/1');
  expect(await screen.findByText('€120.00')).toBeTruthy();
});
