import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOptimistic } from '../src/lib/submission/useOptimistic.ts';
import type { Submission } from '../src/lib/submission/submitter.ts';
import { setLive, useLiveDoc } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';

const send = vi.fn<(next: boolean, submission: Submission) => Promise<void>>();
const setStored = (value: boolean) => setLive({ switch: value });

const Switch = () => {
  const { data: stored } = useLiveDoc<boolean>('switch');
  const { shown, change, failure, retry } = useOptimistic(stored ?? false, send);
  return (
    <>
      <button onClick={() => change(!shown)}>{shown ? 'on' : 'off'}</button>
      {failure !== undefined && <button onClick={retry}>again</button>}
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  setStored(false);
  renderPart(<Switch />);
});

it('shows a change before the reply, and then the stored state', async () => {
  send.mockReturnValueOnce(new Promise(() => undefined));
  press('off');
  expect(screen.getByRole('button', { name: 'on' })).toBeDefined();
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
});

it('reverts when the server refuses, and applies the change on retry', async () => {
  send.mockRejectedValueOnce(new Error('No'));
  press('off');
  await screen.findByRole('button', { name: 'off' });
  press('again');
  await screen.findByRole('button', { name: 'on' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'again' })).toBeNull());
  act(() => setStored(true));
  expect(screen.getByRole('button', { name: 'on' })).toBeDefined();
});

it('sends only the last of several changes after the first', async () => {
  let answer: () => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  press('off');
  press('on');
  press('off');
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([next]) => next)).toEqual([true, true]);
});
