import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { encodeWave } from '@domain/audio/wave.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { RevisionDialog } from '../src/common/deliveries/RevisionDialog.tsx';
import { getSentChanges, replyWith } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const wav = getRecord<Delivery>({
  id: 'delivery-1',
  name: 'spot.wav',
  contentType: 'audio/wav',
  measurement: getRecord<NonNullable<Delivery['measurement']>>({ durationMs: 100_000 }),
  peaks: encodeWave([0.5, 1, 0.2]),
});

const show = (delivery: Delivery, seconds: number) =>
  renderPart(
    <RevisionDialog delivery={delivery} pickup={null} getCurrent={() => seconds} onClose={() => undefined} />,
  );

const requestRevision = async () => {
  await userEvent.type(screen.getByLabelText(/^What should change/), 'Softer');
  await userEvent.click(screen.getByRole('button', { name: 'Request a revision' }));
  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  return getSentChanges()[0]?.body;
};

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
    type === 'audio/wav' ? 'probably' : '',
  );
  replyWith({ '/delivery/delivery-1/revision': {} });
});

it('starts at the playing moment, and moves to where the waveform is pressed or a key leads', async () => {
  show(wav, 2.4);
  const status = await screen.findByText('At 0:02');
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  expect(status.textContent).toBe('At 1:40');

  expect(await requestRevision()).toMatchObject({ atMs: 100_000 });
});

it('is about the whole file that was not played, or once the mark is removed', async () => {
  show(wav, 0);
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('The whole file');
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  fireEvent.click(screen.getByRole('button', { name: 'The whole file' }));

  expect(await requestRevision()).toMatchObject({ atMs: null });
});

it('takes a typed moment for a file that the page can’t play', async () => {
  show({ ...wav, contentType: 'audio/aiff' }, 0);
  await userEvent.type(await screen.findByLabelText(/^Moment in the file/), '1:23');

  expect(await requestRevision()).toMatchObject({ atMs: 83_000 });
});
