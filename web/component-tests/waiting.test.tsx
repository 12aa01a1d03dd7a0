import { useState } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useWaitingList } from '../src/features/work/waiting/waiting.ts';
import { WaitingProvider } from '../src/features/work/waiting/WaitingProvider.tsx';
import { WaitingDate } from '../src/features/work/waiting/WaitingDate.tsx';
import { holdAnswers, replyWith } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const Kinds = () => (
  <p>
    {useWaitingList()
      .data?.map(({ kind }) => kind)
      .join() ?? 'nothing yet'}
  </p>
);

/** An admin who begins to act as a client of the same agency. */
const Workspace = () => {
  const [uid, setUid] = useState('admin');
  return (
    <WaitingProvider uid={uid} agencyId="agency-one">
      <button onClick={() => setUid('client')}>Act</button>
      <Kinds />
    </WaitingProvider>
  );
};

it('hides the previous user’s work', async () => {
  replyWith({ '/today': [{ kind: 'messagesNew', count: 3, at: null, path: '/admin/messages' }] });
  renderPart(<Workspace />);
  await screen.findByText('messagesNew');
  const release = holdAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(screen.getByText('nothing yet')).toBeTruthy();
  replyWith({ '/today': [{ kind: 'ordersToPlace', count: 1, at: null, path: null }] });
  release();
  await screen.findByText('ordersToPlace');
});

it('shows how long an invoice is overdue, with and without its amount', async () => {
  const since = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  renderPart(
    <>
      <WaitingDate kind="invoicesOverdue" count={1} at={since} />
      <WaitingDate kind="invoicesOverdue" count={1} at={since} open={[{ currency: 'EUR', amount: 12_300 }]} />
    </>,
  );
  await screen.findByText('€123.00, 3 days overdue');
  screen.getByText('3 days overdue');
});
