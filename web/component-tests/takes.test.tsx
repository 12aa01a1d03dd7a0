import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TakesPlayer } from '../src/common/voices/TakesPlayer.tsx';
import type { BestTake } from '../src/common/voices/MarkedPlayer.tsx';
import { TakeLane } from '../src/features/auditions/reel/TakeLane.tsx';
import { findViolations } from './kit/axe.ts';
import { findElement } from './kit/find.ts';
import { renderPart } from './kit/render.tsx';

const TAKES = [
  { startMs: 2000, endMs: 12_000 },
  { startMs: 14_000, endMs: 24_000 },
  { startMs: 26_000, endMs: 36_000 },
];

const showPlayer = (takes: typeof TAKES, best?: BestTake) =>
  renderPart(
    <TakesPlayer
      title="Lucía"
      peaks={[0.2, 0.8]}
      durationMs={40_000}
      getUrl={() => '/a.mp3'}
      takes={takes}
      best={best}
    />,
  );

it('plays a take by button and by number', async () => {
  const { container } = showPlayer(TAKES);
  await screen.findByRole('button', { name: 'Take 2' });

  const slider = await findElement('[role="slider"]');
  const expectPosition = (seconds: string) =>
    waitFor(() => expect(slider.getAttribute('aria-valuenow')).toBe(seconds));
  fireEvent.click(screen.getByRole('button', { name: 'Take 2' }));
  await expectPosition('14');
  await screen.findByRole('button', { name: 'Pause Lucía' });
  fireEvent.keyDown(slider, { key: '3' });
  await expectPosition('26');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pause Lucía' }), { key: '1' });
  await expectPosition('2');
  fireEvent.keyDown(slider, { key: '4' });
  await expectPosition('2');
  expect(await findViolations(container)).toEqual([]);
});

it('marks the best take by star and by key, and shows a refusal', async () => {
  const saved: number[] = [];

  const save = (number: number) => {
    saved.push(number);
    return number === 3 ? Promise.reject(new Error('refused')) : Promise.resolve();
  };

  const { container, textFaults } = showPlayer(TAKES, { number: 1, save });
  const star = (number: number) => screen.getByRole('button', { name: `Take ${number} is the best` });
  await screen.findByRole('button', { name: 'Take 2' });

  const isMarked = (number: number, pressed: boolean) =>
    waitFor(() => expect(star(number).getAttribute('aria-pressed')).toBe(String(pressed)));
  await isMarked(1, true);

  const slider = await findElement('[role="slider"]');
  fireEvent.keyDown(slider, { key: 'b' });
  expect(saved).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Take 2' }));
  fireEvent.keyDown(slider, { key: 'b' });
  await isMarked(2, true);
  await isMarked(1, false);
  fireEvent.click(star(3));
  await screen.findByText(/^The best take was not saved/);
  expect(saved).toEqual([2, 3]);
  expect(await findViolations(container)).toEqual([]);
  expect(textFaults).toEqual([]);
});

it('offers no star to listeners', async () => {
  showPlayer(TAKES);
  await screen.findByRole('button', { name: 'Take 2' });
  expect(screen.queryByRole('button', { name: /best/ })).toBeNull();
});

it('shows no buttons for a single take', () => {
  showPlayer(TAKES.slice(0, 1));
  expect(screen.queryByRole('button', { name: 'Take 1' })).toBeNull();
});

const Lane = ({ disabled }: { readonly disabled: boolean }) => {
  const [takes, setTakes] = useState<readonly { startMs: number; endMs: number }[]>(TAKES);
  return <TakeLane peaks={[0.2]} durationMs={40_000} takes={takes} disabled={disabled} onChange={setTakes} />;
};

it('moves a take’s edge by keyboard, up to the next take', async () => {
  const { container } = renderPart(<Lane disabled={false} />);
  const end = screen.getByRole('slider', { name: 'End of take 1' });

  const steps: readonly (readonly [string, boolean, string])[] = [
    ['ArrowLeft', false, '0:11.9'],
    ['ArrowRight', true, '0:12.9'],
    ['PageUp', false, '0:13.9'],
    ['PageUp', false, '0:14.0'],
    ['Home', false, '0:02.5'],
  ];
  for (const [key, shiftKey, time] of steps) {
    fireEvent.keyDown(end, { key, shiftKey });
    expect(end.getAttribute('aria-valuetext')).toBe(time);
  }

  expect(await findViolations(container)).toEqual([]);
});

it('does not move edges while the recording is being sent', () => {
  renderPart(<Lane disabled />);
  const end = screen.getByRole('slider', { name: 'End of take 1' });
  fireEvent.keyDown(end, { key: 'ArrowLeft' });
  expect(end.getAttribute('aria-valuetext')).toBe('0:12.0');
});
