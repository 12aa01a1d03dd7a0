import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SyntheticVoiceChoice } from '../src/common/privacy/SyntheticVoiceChoice.tsx';
import { findButton } from './kit/find.ts';
import { renderPart } from './kit/render.tsx';

const change = vi.fn<(isGiven: boolean) => Promise<void>>();
const show = (isGiven: boolean) =>
  renderPart(<SyntheticVoiceChoice isGiven={isGiven} name="your take" onChange={change} />);
const open = () => fireEvent.click(screen.getByRole('button', { name: /^Details/ }));

beforeEach(() => change.mockReset().mockResolvedValue());

it('records a consent only after confirmation', async () => {
  show(false);
  expect(screen.queryByRole('switch') ?? screen.queryByRole('checkbox')).toBeNull();
  open();
  fireEvent.click(await findButton('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change).not.toHaveBeenCalled();
  open();
  fireEvent.click(await findButton('Allow it'));
  await screen.findByText(/You can withdraw it at any time\.$/);
  expect(change.mock.calls.map(([isGiven]) => isGiven)).toEqual([true]);
});

it('withdraws a consent after the same confirmation', async () => {
  show(true);
  open();
  fireEvent.click(await findButton('Withdraw consent'));
  await screen.findByText('Consent withdrawn.');
  expect(change.mock.calls.map(([isGiven]) => isGiven)).toEqual([false]);
});
