import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Notice } from '@domain/notices/notices.ts';
import '../src/i18n/workspaceTexts.ts';
import { NoticeBell } from '../src/features/notices/NoticeBell.tsx';
import { getSentChanges, replyWith } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { setLive } from './kit/live.ts';
import { getRecord, makeInstant } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const makeNotice = (id: string, iso: string, change: Partial<Notice> = {}): Notice =>
  getRecord<Notice>({
    id,
    kind: 'auditions',
    subject: 'New takes: Snow',
    path: '/project/1',
    at: makeInstant(iso) as Notice['at'],
    readAt: null,
    ...change,
  });

const show = () => {
  const read = makeInstant('2026-05-02T08:30Z') as Notice['at'];
  setLive({
    notices: [
      makeNotice('4', '2026-05-02T10:00Z'),
      makeNotice('3', '2026-05-02T09:00Z', { subject: 'Invoice 7', kind: 'orders', readAt: read }),
      makeNotice('2', '2026-05-02T08:00Z'),
      makeNotice('1', '2026-05-01T08:00Z'),
    ],
  });
  return renderPart(<NoticeBell userId="person-1" agencyIds={['agency-one']} />);
};

it('groups by day what says the same, filters by kind, and marks what is opened as read', async () => {
  replyWith({ 'POST /notice/read': { read: 2 } });
  const { router } = show();
  await userEvent.click(screen.getByRole('button', { name: /notifications$/i }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await findViolations(panel)).toEqual([]);

  const listNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(listNames()).toEqual([
    expect.stringMatching(/^New: New takes: Snow \(2 times\)/),
    expect.stringMatching(/^Invoice 7/),
    expect.stringMatching(/^New: New takes: Snow\d/),
    'Choose what you get',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Auditions and takes' }));
  expect(listNames()).toHaveLength(3);

  const [first] = screen.getAllByRole('link');
  if (first) await userEvent.click(first);
  await waitFor(() => expect(router.state.location.pathname).toBe('/project/1'));
  expect(getSentChanges().at(-1)).toMatchObject({ path: '/notice/read', body: { ids: ['4', '2'] } });
});
