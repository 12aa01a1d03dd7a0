import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expressSchema, type ExpressValues } from '@domain/projects/express.schema.ts';
import { useExpressPrice } from '../src/features/pricing/data/express.ts';
import { getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const DRAFT: ExpressValues = expressSchema.cast({
  name: 'Harbour',
  languages: ['spa'],
  characters: ['Narrator'],
  asset: { name: 'Spot', spots: 1, seconds: 30 },
  licence: {
    media: { code: 'TV' },
    territoryCover: { code: 'NATIONAL' },
    countries: ['ESP'],
    duration: { code: 'ONE_YEAR' },
    format: { code: 'SPOT' },
  },
  surcharge: 2500,
});

const Price = () => {
  const [surcharge, setSurcharge] = useState(2500);
  const { status } = useExpressPrice({ ...DRAFT, surcharge });
  return (
    <>
      <output>{status}</output>
      <button onClick={() => setSurcharge(4000)}>Raise</button>
    </>
  );
};

it('is requested again after the surcharge has changed', async () => {
  renderPart(<Price />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('success'));
  expect(getSentChanges()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Raise' }));
  await waitFor(() => expect(getSentChanges()).toHaveLength(2));
  for (const { body } of getSentChanges()) expect(body).not.toHaveProperty('surcharge');
});
