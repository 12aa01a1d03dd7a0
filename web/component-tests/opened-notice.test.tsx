import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOpenedNotice } from '../src/lib/push/useOpenedNotice.ts';
import { removePushBrowser } from './kit/pushBrowser.ts';
import { renderPart } from './kit/render.tsx';

afterEach(removePushBrowser);

const Page = () => {
  useOpenedNotice();
  return null;
};

const send = (worker: EventTarget, data: object) => {
  const port = { postMessage: vi.fn() };
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  return port;
};

it('opens the page of a pressed notice, and answers that it does', async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  const { router, unmount } = renderPart(<Page />);

  expect(send(worker, { kind: 'another' }).postMessage).not.toHaveBeenCalled();
  const port = send(worker, { kind: 'open-notice', path: '/profile/auditions' });
  expect(port.postMessage).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/auditions'));

  unmount();
  expect(send(worker, { kind: 'open-notice', path: '/' }).postMessage).not.toHaveBeenCalled();
});
