import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Unsaved } from '../src/components/unsaved/Unsaved.tsx';
import { mayLeave } from '../src/components/unsaved/leaving.ts';
import { findButton } from './kit/find.ts';
import { renderPart } from './kit/render.tsx';

const discard = vi.fn();
const show = (when: boolean) => renderPart(<Unsaved when={when} onLeave={discard} />);
const go = (router: ReturnType<typeof show>['router']) => act(() => router.navigate('/elsewhere'));

it('prompts before navigation, and follows the answer', async () => {
  const { router } = show(true);
  await go(router);
  fireEvent.click(await findButton('Keep editing'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(discard).not.toHaveBeenCalled();
  await go(router);
  fireEvent.click(await findButton('Leave'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(discard).toHaveBeenCalledTimes(1);
});

it('prompts before signing out or changing agency', async () => {
  show(true);
  const answer = mayLeave();
  fireEvent.click(await findButton('Keep editing'));
  expect(await answer).toBe(false);
});

it('prompts before the page is closed', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  const { unmount } = show(true);
  expect(close()).toBe(true);
  unmount();
  show(false);
  expect(close()).toBe(false);
});

it("doesn't prompt without a draft", async () => {
  const { router } = show(false);
  expect(await mayLeave()).toBe(true);
  await go(router);
  expect(router.state.location.pathname).toBe('/elsewhere');
});
