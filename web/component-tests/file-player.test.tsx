import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SessionFileView } from '@domain/sessions/session-files.ts';
import { FilePlayer } from '../src/common/sessions/files/FilePlayer.tsx';
import { fetchAudio } from '../src/common/sessions/files/fetchAudio.ts';
import { findViolations } from './kit/axe.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

vi.mock('../src/common/sessions/files/fetchAudio.ts', () => ({ fetchAudio: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const file = getRecord<SessionFileView>({ id: 'f1', name: 'Take 2.wav', size: 1000 });
const play = () => userEvent.click(screen.getByRole('button', { name: 'Play Take 2.wav' }));

it('fetches a recording on demand, shows progress, and plays it', async () => {
  let arrive: (audio: Blob) => void = () => undefined;
  vi.mocked(fetchAudio).mockImplementation((_session, _file, _signal, onShare) => {
    onShare(0.4);
    return new Promise((resolve) => (arrive = resolve));
  });

  renderPart(<FilePlayer sessionId="s1" file={file} />);
  expect(fetchAudio).not.toHaveBeenCalled();
  await play();
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
  expect(await findViolations(document.body)).toEqual([]);
  arrive(new Blob(['sound']));

  const audio = await screen.findByLabelText('Take 2.wav');
  expect(audio.getAttribute('src')).toMatch(/^blob:/u);
  fireEvent.error(audio);
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t play this format/u);
});

it('explains why a recording fails', async () => {
  vi.mocked(fetchAudio).mockRejectedValue(new Error('no'));
  renderPart(<FilePlayer sessionId="s1" file={file} />);
  await play();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
