import type { AlignedRecordings } from '@domain/audio/reel/align-recordings.ts';
import type { AlignedPhrase } from '@domain/audio/reel/align-takes.ts';
import { computeGain } from '@domain/audio/gain.ts';
import { runInWorker } from '../../components/upload/runInWorker.ts';
import type { Compared } from './comparison.ts';
import { DECODED_RATE, type OpenRecordings } from './openRecordings.ts';
import type { PhrasesInput } from './phrases.worker.ts';
import { playRow } from './playRow.ts';
import { sliceSamples } from './spans.ts';

/** Phrases of compared voices, with playback. */
export interface AlignedVoices extends AlignedRecordings {
  /** Returns a function that stops it; `onVoice` receives the playing voice's index, null at the end. */
  readonly play: (phrase: AlignedPhrase, onVoice: (index: number | null) => void) => () => void;
}

/** Finds the first voice's phrases in all voices, in a worker. */
export const alignVoices = async (
  { read }: OpenRecordings,
  voices: readonly Compared[],
): Promise<AlignedVoices> => {
  const recordings = await Promise.all(
    voices.map(({ phraseSpan, ...voice }) => {
      const span = voice.span ?? phraseSpan;
      return read(span ? { ...voice, span } : voice);
    }),
  );
  const isOneVoice = new Set(voices.map(({ id, recordingId = id }) => recordingId)).size === 1;
  const input: PhrasesInput = { recordings, sampleRate: DECODED_RATE, isOneVoice };
  const aligned = await runInWorker<AlignedRecordings>(
    new Worker(new URL('./phrases.worker.ts', import.meta.url), { type: 'module' }),
    input,
    [],
  );

  return {
    ...aligned,
    play: (phrase, onVoice) =>
      playRow(
        phrase.map((span, index) => {
          const level = voices[index]?.level;
          const channels = span && sliceSamples(recordings[index] ?? [], DECODED_RATE, span);
          return channels && { channels, gain: level ? computeGain(level) : 0 };
        }),
        DECODED_RATE,
        onVoice,
      ),
  };
};
