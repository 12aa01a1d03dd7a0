import { toFactor } from '@domain/audio/gain.ts';
import { claimPlayback, releasePlayback, type Playing } from '../../components/waveform/coordinator.ts';

/** A part of a row: its samples and gain, in decibels. */
export interface RowPart {
  readonly channels: readonly Float32Array[];
  readonly gain: number;
}

/** Pause between two parts, in seconds. */
const GAP = 0.25;

/** Plays parts in series, skipping null; returns a function that stops it. `onPart` receives the playing index, null at the end. */
export const playRow = (
  parts: readonly (RowPart | null)[],
  sampleRate: number,
  onPart: (index: number | null) => void,
): (() => void) => {
  const context = new AudioContext();
  let isOver = false;

  const stop = () => {
    if (isOver) return;
    isOver = true;
    releasePlayback(playing);
    void context.close();
    onPart(null);
  };

  const playing: Playing = { pause: stop };

  const play = (from: number, delay: number) => {
    const index = parts.findIndex((part, position) => position >= from && part?.channels[0]?.length);
    const part = parts[index];
    if (isOver) return;
    if (!part) return stop();

    const buffer = context.createBuffer(part.channels.length, part.channels[0]?.length ?? 1, sampleRate);
    part.channels.forEach((samples, channel) => buffer.getChannelData(channel).set(samples));

    const source = new AudioBufferSourceNode(context, { buffer });
    const volume = new GainNode(context, { gain: toFactor(part.gain) });

    source.connect(volume).connect(context.destination);
    source.onended = () => play(index + 1, GAP);
    source.start(context.currentTime + delay);
    onPart(index);
  };

  claimPlayback(playing);
  play(0, 0);

  return stop;
};
