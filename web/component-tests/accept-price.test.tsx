import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { AcceptDialog } from '../src/features/orders/dialogs/AcceptDialog.tsx';
import { failChanges, getSentChanges } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const REFUSAL = { status: 409, code: 'order.priceChanged', message: 'Another price.', property: 'priceKey' };
const order = getRecord<OrderView>({
  id: 'order-1',
  projectName: 'Harbour Light',
  revision: 0,
  reference: '',
  unbooked: [
    { voiceId: 'voice-1', character: 'Narrator', language: 'spa' },
    { voiceId: 'voice-1', character: 'Narrator', language: 'eng' },
  ],
  price: getRecord<OrderView['price']>({ roles: { chosen: 3, shortlisted: 0, table: 0 } }),
});
const ignore = () => undefined;

/** The dialog with a price that is another one once it is loaded again. */
const Ordering = ({ airDate = '2027-01-11' }: { readonly airDate?: string | null }) => {
  const [price, setPrice] = useState({ key: 'old', total: '€598.89' });

  return (
    <AcceptDialog
      order={order}
      priceKey={price.key}
      total={price.total}
      price={order.price}
      airDate={airDate}
      onPriceChanged={() => setPrice({ key: 'new', total: '€609.39' })}
      onPlaced={ignore}
      onClose={ignore}
    />
  );
};

it('lists the roles that are not booked, and shows both prices after a refusal', async () => {
  renderPart(<Ordering />);
  await screen.findByText(/2 of 3 voices have no recording date: Narrator \(Spanish, English\)/);

  const button = await screen.findByRole('button', { name: /Order anyway for €598\.89/ });
  failChanges(REFUSAL);
  fireEvent.click(button);
  await screen.findByText(/from €598\.89 to €609\.39/);

  const again = await screen.findByRole('button', { name: /Order anyway for €609\.39/ });
  fireEvent.click(again);
  await screen.findByText(/from €598\.89 to €609\.39/);

  const keys = getSentChanges().map(({ body }) => (body as { priceKey: string }).priceKey);
  expect(keys).toEqual(['old', 'new']);
});

it('sends the first day on air of a project without one', async () => {
  renderPart(<Ordering airDate={null} />);
  const day = await screen.findByRole('group', { name: 'First day on air' });

  const user = userEvent.setup({ delay: null });
  await user.click(within(day).getAllByRole('spinbutton')[0]!);
  await user.keyboard('02112099');
  await user.click(screen.getByRole('button', { name: /Order anyway/ }));

  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  expect(getSentChanges()[0]!.body).toMatchObject({ state: 'received', airDate: '2099-02-11' });
});
