import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SessionFileView } from '@domain/sessions/session-files.ts';
import { FilePlayer } from '../src/common/sessions/files/FilePlayer.tsx';
import { findViolations } from './kit/axe.ts';
import { replyWith } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const PATH = '/casting/recordingSession/s1/file/f1';
const file = getRecord<SessionFileView>({ id: 'f1', name: 'Take 2.wav', size: 1000 });
const play = () => userEvent.click(screen.getByRole('button', { name: 'Play Take 2.wav' }));
const answer = (url: string) => replyWith({ [PATH]: { url, expiresAt: '', name: file.name, size: 1000 } });

it('plays a recording on demand, and continues it by a new address where the first one ended', async () => {
  answer('https://storage.example/first');
  renderPart(<FilePlayer sessionId="s1" file={file} />);
  expect(await findViolations(document.body)).toEqual([]);
  await play();
  const audio: HTMLAudioElement = await screen.findByLabelText('Take 2.wav');
  expect(audio.src).toBe('https://storage.example/first');

  answer('https://storage.example/second');
  audio.currentTime = 90;
  fireEvent.error(audio);
  await waitFor(() => expect(audio.src).toBe('https://storage.example/second'));
  audio.currentTime = 0;
  fireEvent.loadedMetadata(audio);
  expect(audio.currentTime).toBe(90);

  fireEvent.error(audio);
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t play this format/u);
});

it('explains why a recording fails', async () => {
  renderPart(<FilePlayer sessionId="s1" file={file} />);
  await play();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
