import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNetworkError } from '../src/lib/http/apiError.ts';
import { useIdentityWatch, type SessionHandlers } from '../src/lib/session/useIdentityWatch.ts';
import { renderPart } from './kit/render.tsx';

const watchIdentity = vi.hoisted(() => vi.fn());
vi.mock('#firebase/auth.ts', () => ({ watchIdentity }));

const failed = vi.fn(() => Promise.resolve());

const Watch = () => {
  const fingerprint = useRef<string | undefined>(undefined);
  const handlers = useRef({ failed } as unknown as SessionHandlers);
  useIdentityWatch(handlers, fingerprint);
  return null;
};

beforeEach(() => watchIdentity.mockReset().mockReturnValue(() => undefined));
afterEach(() => failed.mockClear());

/** Lets the watch fail as it starts. */
const failStart = (error: Error): Promise<void> =>
  (watchIdentity.mock.lastCall?.[1] as (error: Error) => Promise<void>)(error);

const start = async () => {
  renderPart(<Watch />);
  await vi.waitFor(() => expect(watchIdentity).toHaveBeenCalledTimes(1));
};

it('starts again once the network is back', async () => {
  await start();
  void failStart(createNetworkError());
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(watchIdentity).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(watchIdentity).toHaveBeenCalledTimes(2));
});

it('doesn’t start again after another failure', async () => {
  await start();
  await failStart(new Error('broken'));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([watchIdentity, failed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
