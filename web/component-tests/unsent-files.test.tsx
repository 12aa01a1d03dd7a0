import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { UnsentFiles } from '../src/common/deliveries/UnsentFiles.tsx';
import '../src/i18n/workspaceTexts.ts';
import { getSentChanges } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const [spot, slip] = ['Spot_eng.wav', 'slip.wav'].map((name) => getRecord<Delivery>({ id: name, name }));
const files = [spot!, slip!];
const listSent = () => getSentChanges().map(({ path, body }) => [path, body]);

it('sends expected files with one click', async () => {
  renderPart(
    <UnsentFiles sessionId="s1" files={[spot!]} unexpected={[]}>
      <ul />
    </UnsentFiles>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 file to the client' }));
  await screen.findByText('1 file sent to the client.');
  expect(listSent()).toEqual([['/casting/recordingSession/s1/sendDeliveries', { ids: ['Spot_eng.wav'] }]]);
});

it('confirms before it sends unexpected files', async () => {
  renderPart(
    <UnsentFiles sessionId="s1" files={files} unexpected={[slip!]}>
      <ul />
    </UnsentFiles>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Send 2 files to the client' }));

  const dialog = await screen.findByRole('dialog', { name: '1 file isn’t in the order. Send anyway?' });
  expect(within(dialog).getByText('slip.wav')).toBeTruthy();
  expect(await findViolations(dialog)).toEqual([]);
  expect(listSent()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send only what’s in the order (1)' }));
  await waitFor(() =>
    expect(listSent()).toEqual([['/casting/recordingSession/s1/sendDeliveries', { ids: ['Spot_eng.wav'] }]]),
  );
});
