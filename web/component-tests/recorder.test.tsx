import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Recorder } from '../src/features/auditions/recording/Recorder.tsx';
import '../src/i18n/workspaceTexts.ts';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

const RATE = 48_000;
const stopTrack = vi.fn();
const getUserMedia = vi.fn();
const port: { onmessage: ((event: { readonly data: Float32Array }) => void) | null } = { onmessage: null };

class Context {
  sampleRate = RATE;
  audioWorklet = { addModule: () => Promise.resolve() };
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createMediaStreamSource = () => ({ connect: () => undefined });
}

class WorkletNode {
  port = port;
}
const used: File[] = [];

beforeEach(() => {
  used.length = 0;
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioWorkletNode', WorkletNode);
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const speak = (seconds: number, level = 0.5) =>
  act(() => {
    for (let batch = 0; batch < seconds * 20; batch += 1)
      port.onmessage?.({ data: new Float32Array(RATE / 20).fill(level) });
  });
const show = () => renderPart(<Recorder disabled={false} onUse={(file) => used.push(file)} />);

it('records takes at the level that was heard, and hands one on as a WAV', async () => {
  const { container } = show();
  const meter = await screen.findByRole('meter');
  speak(0.1, 0.01);
  expect(meter.getAttribute('aria-valuenow')).toBe('-40');
  expect(meter.getAttribute('aria-valuetext')).toBe('Quiet');

  await press('Record');
  speak(2);
  expect(screen.getByRole('timer').textContent).toBe('2 of 60 s');
  await press('Stop');
  await press('Record');
  speak(1);
  await press('Stop');
  await press('Delete recorded take 2');
  expect(await findViolations(container)).toEqual([]);

  await press('Use this take: recorded take 1');
  expect(used.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['Recorded take 1.wav', 'audio/wav', 44 + 2 * RATE * 3],
  ]);
  await press('Switch the microphone off');
  expect(stopTrack).toHaveBeenCalled();
});

it('stops by the longest duration of an audition', async () => {
  show();
  await screen.findByRole('meter');
  await press('Record');
  speak(61);
  await press('Use this take: recorded take 1');
  expect(used[0]?.size).toBe(44 + 60 * RATE * 3);
});

it('says what to do without a microphone, and tries again', async () => {
  getUserMedia.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Allow it in the address bar');
  await press('Record here');
  await screen.findByRole('meter');
  expect(screen.queryByRole('alert')).toBeNull();
});
