import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DeliveryUploads } from '../src/common/deliveries/DeliveryUploads.tsx';
import { readInterrupted, recordProgress } from '../src/common/deliveries/interruptedUploads.ts';
import '../src/i18n/workspaceTexts.ts';
import { renderPart } from './kit/render.tsx';

const file = { name: 'big.wav', size: 1000 };

afterEach(() => localStorage.clear());

it('lists an upload that ended with its tab, until dismissed', async () => {
  for (const share of [0.1, 0.24, 0.241]) recordProgress('s1', file, share);
  recordProgress('s2', { name: 'other.wav', size: 1 }, 0.5);
  renderPart(<DeliveryUploads sessionId="s1" />);
  screen.getByText('big.wav, 24% sent: choose it again to continue.');
  expect(screen.queryByText(/other.wav/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Don’t continue big.wav' }));
  expect(screen.queryByText(/big.wav/)).toBeNull();
  expect(readInterrupted('s1')).toEqual([]);
});
