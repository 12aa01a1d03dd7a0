import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PushOffer } from '../src/common/push/PushOffer.tsx';
import { deviceSlot } from '../src/lib/push/deviceSlot.ts';
import { getSentChanges } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { removePushBrowser, SERVER_KEY, stubPushBrowser } from './kit/pushBrowser.ts';
import { renderPart } from './kit/render.tsx';
import { getSessionFor, makeSignedIn } from './kit/session.ts';

afterEach(removePushBrowser);

const OFFER = /^Get the next request/;

const show = (pushKey: string | null = SERVER_KEY) =>
  renderPart(<PushOffer />, { session: getSessionFor(makeSignedIn(['talent'], { pushKey })) });

it('is dismissed for good', async () => {
  const browser = stubPushBrowser();
  const { container, unmount } = show();
  await screen.findByText(OFFER);
  expect(await findViolations(container)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText(OFFER)).toBeNull();
  unmount();
  show();
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(browser.requestPermission).not.toHaveBeenCalled();
});

it('turns notifications on with a press', async () => {
  stubPushBrowser();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull());
  expect(getSentChanges()).toMatchObject([{ method: 'PUT', path: '/notice/device' }]);
  expect(deviceSlot.read()?.uid).toBe('person-1');
});

it.each([
  ['the browser refuses', () => stubPushBrowser({ permission: 'denied' }), SERVER_KEY],
  ['the browser can’t', () => undefined, SERVER_KEY],
  ['nothing is pushed', () => stubPushBrowser(), null],
])('isn’t shown where %s', async (_where, stub, pushKey) => {
  stub();
  show(pushKey);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(OFFER)).toBeNull();
});
