import { useCallback, useEffect, useRef, useState } from 'react';
import { MicrophoneError, openMicrophone, type Microphone, type MicrophoneFault } from './openMicrophone.ts';
import { toWavFile } from './toWavFile.ts';

export interface RecordedTake {
  /** From 1, in the order of recording; a deleted take's number isn't used again. */
  readonly number: number;
  readonly file: File;
  readonly seconds: number;
  /** Of the file, until the page closes. */
  readonly url: string;
}

export type RecorderPhase = 'closed' | 'opening' | 'ready' | 'recording';

export interface Meter {
  /** Highest sample of the last moment, from 0 to 1. */
  readonly peak: number;
  /** Recorded so far. */
  readonly seconds: number;
}

const SILENT: Meter = { peak: 0, seconds: 0 };

const findPeak = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

const countFrames = (batches: readonly Float32Array[]): number =>
  batches.reduce((total, { length }) => total + length, 0);

/** Records takes of at most `maxSeconds`, without any change of the sound. */
export const useRecorder = (maxSeconds: number, nameTake: (number: number) => string) => {
  const [phase, setPhase] = useState<RecorderPhase>('closed');
  const [fault, setFault] = useState<MicrophoneFault>();
  const [meter, setMeter] = useState(SILENT);
  const [takes, setTakes] = useState<readonly RecordedTake[]>([]);
  const microphone = useRef<Microphone>(undefined);
  const lastNumber = useRef(0);

  /** Samples of the current take; null: nothing is recorded. */
  const batches = useRef<Float32Array[]>(null);

  const stop = useCallback(() => {
    const recorded = batches.current ?? [];
    const { sampleRate = 1 } = microphone.current ?? {};
    batches.current = null;
    setPhase('ready');
    setMeter((before) => ({ ...before, seconds: 0 }));
    if (recorded.length === 0) return;

    const number = (lastNumber.current += 1);
    const file = toWavFile(recorded, sampleRate, nameTake(number));
    const seconds = countFrames(recorded) / sampleRate;
    setTakes((before) => [...before, { number, file, seconds, url: URL.createObjectURL(file) }]);
  }, [nameTake]);

  /** Shows the level, and keeps what is heard while recording. */
  const hear = useCallback(
    (samples: Float32Array) => {
      batches.current?.push(samples);
      const seconds = countFrames(batches.current ?? []) / (microphone.current?.sampleRate ?? 1);
      setMeter({ peak: findPeak(samples), seconds });
      if (seconds >= maxSeconds) stop();
    },
    [maxSeconds, stop],
  );

  const open = useCallback(async () => {
    setFault(undefined);
    setPhase('opening');

    try {
      microphone.current = await openMicrophone();
      microphone.current.listen(hear);
      setPhase('ready');
    } catch (error) {
      setFault(error instanceof MicrophoneError ? error.fault : 'unsupported');
      setPhase('closed');
    }
  }, [hear]);

  const close = useCallback(() => {
    microphone.current?.listen(null);
    microphone.current?.close();
    microphone.current = undefined;
    batches.current = null;
    setMeter(SILENT);
    setPhase('closed');
  }, []);

  useEffect(() => close, [close]);

  const start = () => {
    batches.current = [];
    setPhase('recording');
  };

  const remove = (take: RecordedTake) => {
    URL.revokeObjectURL(take.url);
    setTakes((before) => before.filter(({ number }) => number !== take.number));
  };

  return { phase, fault, meter, takes, open, close, start, stop, remove };
};
