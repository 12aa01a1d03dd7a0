import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AlignedVoices } from '../src/common/compare/alignVoices.ts';
import PhrasePlayer from '../src/common/compare/PhrasePlayer.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';
import { getKeySession } from './kit/session.ts';

const makeSpan = (startMs: number) => ({ startMs, endMs: startMs + 500 });
const PHRASES = [
  [makeSpan(0), makeSpan(100)],
  [makeSpan(1000), null],
  [makeSpan(2000), makeSpan(2100)],
];

const showPlayer = (isSure: boolean) => {
  let tell: (index: number | null) => void = () => undefined;
  const stop = vi.fn();

  const play = vi.fn<AlignedVoices['play']>((_phrase, onVoice) => {
    tell = onVoice;
    onVoice(0);
    return () => {
      stop();
      onVoice(null);
    };
  });

  const align = () => Promise.resolve({ phrases: PHRASES, isSure, play });
  const rendered = renderPart(<PhrasePlayer letters={['A', 'B']} align={align} />, {
    session: getKeySession(),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find phrases' }));

  return { ...rendered, play, stop, tell: (index: number | null) => tell(index) };
};

it('plays a phrase of each voice, and the next one by key', async () => {
  const { container, play, stop, tell, textFaults } = showPlayer(true);

  fireEvent.click(await screen.findByRole('button', { name: 'Play phrase' }));
  await screen.findByText('Phrase 1 of 3 · Voice A');
  tell(1);
  await screen.findByText('Phrase 1 of 3 · Voice B');
  fireEvent.keyDown(window, { key: 'j' });
  await screen.findByText('Phrase 2 of 3 · Voice A');
  screen.getByText('Not found in voice B');
  expect(stop).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(window, { key: 'J' });
  await screen.findByText('Phrase 3 of 3 · Voice A');
  fireEvent.keyDown(window, { key: 'j' });
  fireEvent.keyDown(window, { key: 'k' });
  await screen.findByText('Phrase 2 of 3 · Voice A');
  expect(play.mock.calls.map(([phrase]) => PHRASES.indexOf(phrase as (typeof PHRASES)[number]))).toEqual([
    0, 1, 2, 1,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Phrase 2 of 3');
  expect(await findViolations(container)).toEqual([]);
  expect(textFaults).toEqual([]);
});

it('suggests whole takes when phrases don’t match', async () => {
  showPlayer(false);
  await screen.findByText(/Compare the whole takes above/);
  expect(screen.queryByRole('button', { name: 'Play phrase' })).toBeNull();
});

it('offers a retry when the audio can’t be loaded', async () => {
  const align = vi.fn(() => Promise.reject(new Error('gone')));
  renderPart(<PhrasePlayer letters={['A', 'B']} align={align} />);
  fireEvent.click(screen.getByRole('button', { name: 'Find phrases' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(align).toHaveBeenCalledTimes(2));
});
