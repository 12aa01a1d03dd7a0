import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '../src/components/lazyComponent.tsx';
import { Unsaved } from '../src/components/unsaved/Unsaved.tsx';
import { reloadForRelease } from '../src/lib/newRelease.ts';
import { replyWith } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

// New each time, as a browser has it for code that is gone.
const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Part = lazyComponent(load);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('keeps a page with a draft, and announces the new version', async () => {
  replyWith({ '/favicon.svg': {} });

  renderPart(
    <>
      <Unsaved when />
      <p>Typed text</p>
      <Part />
    </>,
  );

  await screen.findByText(/A new version is available/);
  screen.getByText('Typed text');
});

it('reloads a tab once per release, and again only much later', () => {
  const reload = vi.fn();
  expect([reloadForRelease(reload), reloadForRelease(reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 61_000);
  expect(reloadForRelease(reload)).toBe(true);
});

it('does not reload without storage, which would repeat endlessly', () => {
  const reload = vi.fn();
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny });
  expect(reloadForRelease(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
