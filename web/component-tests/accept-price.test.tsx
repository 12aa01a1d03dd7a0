import { fireEvent, screen } from '@testing-library/react';
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
const Ordering = () => {
  const [price, setPrice] = useState({ key: 'old', total: '€598.89' });

  return (
    <AcceptDialog
      order={order}
      priceKey={price.key}
      total={price.total}
      price={order.price}
      airDate="2027-01-11"
      onPriceChanged={() => setPrice({ key: 'new', total: '€609.39' })}
      onPlaced={ignore}
      onClose={ignore}
    />
  );
};

it('names the roles that are not booked, and shows both prices after a refusal', async () => {
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
