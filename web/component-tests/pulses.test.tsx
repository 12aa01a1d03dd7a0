import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePulses } from '../src/common/work/usePulses.ts';
import { useRefresh } from '../src/lib/http/useRefresh.ts';
import { setLive } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';

const reload = vi.fn();
let isVisible = true;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setLive({});
});

const Listener = () => {
  usePulses();
  useRefresh(reload);
  return null;
};

/** Shows a listener a pulse of `at` milliseconds. */
const pulse = (moment: number): void => {
  act(() => setLive({ pulses: [{ id: 'one', agencyId: 'agency-one', at: { toMillis: () => moment } }] }));
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('ignores earlier pulses, and loads within a second of a new one', async () => {
  renderPart(<Listener />);
  pulse(Date.now() - 60_000);
  await wait(2_000);
  expect(reload).not.toHaveBeenCalled();
  pulse(Date.now());
  await wait(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads at most once a second for any number of pulses', async () => {
  renderPart(<Listener />);
  pulse(Date.now() - 60_000);
  for (let index = 0; index < 50; index += 1) {
    pulse(Date.now());
    await wait(100);
  }
  await wait(1_000);
  expect(reload.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(reload.mock.calls.length).toBeLessThanOrEqual(6);
});

it('waits while the page is hidden, and loads when it is visible', async () => {
  renderPart(<Listener />);
  pulse(Date.now() - 60_000);
  isVisible = false;
  pulse(Date.now());
  await wait(3_000);
  expect(reload).not.toHaveBeenCalled();
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
