import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** Observers by their margin, to notify of entries. */
const listeners = new Map<string, Listener>();
let runIdle: () => void;

beforeEach(() => {
  vi.resetModules();
  listeners.clear();
  runIdle = () => undefined;

  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: Listener, { rootMargin }: { readonly rootMargin: string }) {
        listeners.set(rootMargin, listener);
      }
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );

  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    runIdle = run;
    return 1;
  });

  vi.stubGlobal('cancelIdleCallback', () => (runIdle = () => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  const { WindowedCard } = await import('../src/features/castings/board/WindowedCard.tsx');
  const { container } = render(<WindowedCard>{() => 'Zoë'}</WindowedCard>);
  const target = container.firstElementChild!;
  const [near, visible] = [...listeners.values()];
  const boundingClientRect = { height: 90 } as DOMRectReadOnly;
  return (which: 'near' | 'visible', isIntersecting: boolean) =>
    act(async () => (which === 'near' ? near : visible)?.([{ target, isIntersecting, boundingClientRect }]));
};
const waitUntilIdle = () => act(async () => runIdle());

it('renders a frame in view without waiting for idle time', async () => {
  const enter = await open();
  await enter('near', true);
  expect(screen.queryByText('Zoë')).toBeNull();
  await enter('visible', true);
  expect(screen.getByText('Zoë')).toBeTruthy();
});

it('fills and empties a frame outside the view in idle time', async () => {
  const enter = await open();
  await enter('near', true);
  await waitUntilIdle();
  expect(screen.getByText('Zoë')).toBeTruthy();
  await enter('near', false);
  expect(screen.getByText('Zoë')).toBeTruthy();
  await waitUntilIdle();
  expect(screen.queryByText('Zoë')).toBeNull();
});
