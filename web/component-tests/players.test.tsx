import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WaveformPlayer } from '../src/components/waveform/WaveformPlayer.tsx';
import { findViolations } from './kit/axe.ts';
import { findElement } from './kit/find.ts';
import { renderPart } from './kit/render.tsx';

const TITLES = ['First', 'Second', 'Third'];

const showPlayers = (url = '/audio/take.mp3') =>
  renderPart(
    <>
      {TITLES.map((title) => (
        <WaveformPlayer key={title} title={title} peaks={[0.2, 0.8]} durationMs={60_000} getUrl={() => url} />
      ))}
    </>,
  );

const getLabel = (element: Element): string => element.getAttribute('aria-label') ?? '';
const button = (title: string) => findElement('button', (element) => getLabel(element).endsWith(title));
const listSounding = () => screen.queryAllByRole('button', { name: /^Pause/ }).map(getLabel);

it('plays one at a time: a new one stops the other', async () => {
  showPlayers();
  for (const title of [...TITLES, 'First']) {
    fireEvent.click(await button(title));
    await waitFor(() => expect(listSounding()).toEqual([`Pause ${title}`]));
  }
  fireEvent.click(await button('First'));
  await waitFor(() => expect(listSounding()).toEqual([]));
});

it('seeks by keyboard, within its length', async () => {
  const { container } = showPlayers();
  expect(await findViolations(container)).toEqual([]);

  const slider = await findElement('[role="slider"]');

  const steps: readonly (readonly [key: string, seconds: string])[] = [
    ['ArrowRight', '5'],
    ['ArrowLeft', '0'],
    ['ArrowLeft', '0'],
    ['End', '60'],
    ['ArrowRight', '60'],
    ['Home', '0'],
  ];
  for (const [key, seconds] of steps) {
    fireEvent.keyDown(slider, { key });
    await waitFor(() => expect(slider.getAttribute('aria-valuenow')).toBe(seconds));
  }

  fireEvent.keyDown(slider, { key: ' ' });
  await waitFor(() => expect(listSounding()).toEqual(['Pause First']));
});

it('seeks by touch, even without a pointer event', async () => {
  showPlayers();
  const slider = await findElement('[role="slider"]');
  Object.defineProperty(slider, 'clientWidth', { value: 200 });
  const touch = createEvent.click(slider);
  Object.defineProperty(touch, 'offsetX', { value: 50 });
  fireEvent(slider, touch);
  await waitFor(() => expect(slider.getAttribute('aria-valuenow')).toBe('15'));
});

it('reports audio that two addresses don’t load, and offers a retry', async () => {
  showPlayers('/audio/gone.mp3');
  fireEvent.click(await button('First'));
  const alert = await findElement('[role="alert"]');
  expect(alert.textContent).toMatch(/^First: /);
  expect(listSounding()).toEqual([]);
});
