import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { RevisionDialog } from '../src/common/deliveries/RevisionDialog.tsx';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const delivery = getRecord<Delivery>({ id: 'delivery-1', name: 'spot.wav', contentType: 'audio/wav' });

it('starts at the playing moment, and uses the current one on request', async () => {
  let seconds = 2.4;
  renderPart(
    <RevisionDialog delivery={delivery} pickup={null} getCurrent={() => seconds} onClose={() => undefined} />,
  );

  const moment = await screen.findByLabelText<HTMLInputElement>(/^Moment in the file/);
  expect(moment.value).toBe('0:02');
  seconds = 83;
  expect(moment.value).toBe('0:02');
  fireEvent.click(screen.getByRole('button', { name: 'Use the current moment' }));
  expect(moment.value).toBe('1:23');
});

it('starts without a moment for a file that was not played', async () => {
  renderPart(
    <RevisionDialog delivery={delivery} pickup={null} getCurrent={() => 0} onClose={() => undefined} />,
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/^Moment in the file/)).value).toBe('');
});
