import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendButton } from '../src/components/SendButton.tsx';
import { TOAST_MS, TOAST_UNDO_MS, useToasts } from '../src/lib/toasts.ts';
import { renderPart, type Rendered } from './kit/render.tsx';

const undo = vi.fn();
const send = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('refused'));

const Buttons = () => {
  const toasts = useToasts();

  return (
    <>
      <button onClick={() => toasts.success('Saved')}>save</button>
      <button onClick={() => toasts.error('Refused')}>fail</button>
      <SendButton onSend={send}>send</SendButton>
      <button onClick={() => toasts.success('Removed', { action: { label: 'Undo', onAction: undo } })}>
        remove
      </button>
    </>
  );
};

let rendered: Rendered;
beforeEach(() => {
  vi.useFakeTimers();
  undo.mockClear();
  rendered = renderPart(<Buttons />, { routes: [{ path: '/next', element: null }] });
});
afterEach(() => vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows the newest notice for its duration', () => {
  press('remove');
  press('save');
  expect(screen.getAllByRole('status')).toHaveLength(1);
  pass(TOAST_MS.success + 1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('announces an error beside later notices, for its duration at any pointer position', () => {
  press('fail');
  press('save');
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(TOAST_MS.error - 1);
  expect(screen.getByText('Refused')).toBeDefined();
  pass(2);
  expect(screen.queryByText('Refused')).toBeNull();
});

it('dismisses an error with its page, and no other notice', async () => {
  press('fail');
  press('save');
  await act(() => rendered.router.navigate('/?tab=2'));
  expect(screen.getByText('Refused')).toBeDefined();
  pass(1001);
  await act(() => rendered.router.navigate('/next'));
  expect(screen.queryByText('Refused')).toBeNull();
  expect(screen.getByText('Saved')).toBeDefined();
});

it('keeps an error that explains a change of page', async () => {
  press('fail');
  await act(() => rendered.router.navigate('/next'));
  expect(screen.getByText('Refused')).toBeDefined();
});

it('dismisses a button’s error when it is pressed again', async () => {
  press('send');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert')).toBeDefined();
  press('send');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('undoes once, and offers no undo after that or after its duration', () => {
  press('remove');
  press('Undo');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).toBeNull();
  press('remove');
  pass(TOAST_UNDO_MS + 1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
