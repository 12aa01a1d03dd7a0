import { useEffect, useState } from 'react';
import type { AnalysedReel } from '@domain/audio/reel/describe-reel.ts';
import { runInWorker } from '../../../components/upload/runInWorker.ts';
import type { ReadAudio } from '../../../components/upload/readAudio.ts';

/** Decodes at the file's own rate, as the API does. */
const analyse = async ({ file, quality }: Pick<ReadAudio, 'file' | 'quality'>): Promise<AnalysedReel> => {
  const { sampleRate, channels: count } = quality;
  const decoded = await new OfflineAudioContext(count, 1, sampleRate).decodeAudioData(
    await file.arrayBuffer(),
  );
  const channels = Array.from({ length: Math.min(count, decoded.numberOfChannels) }, (_, channel) =>
    decoded.getChannelData(channel).slice(),
  );

  return runInWorker<AnalysedReel>(
    new Worker(new URL('./reel.worker.ts', import.meta.url), { type: 'module' }),
    { channels, sampleRate },
    channels.map(({ buffer }) => buffer),
  );
};

/** The takes in a chosen recording; undefined until they are found, null when they can't be looked for. */
export const useReel = (audio: Pick<ReadAudio, 'file' | 'quality'>): AnalysedReel | null | undefined => {
  const { file, quality } = audio;
  const [found, setFound] = useState<{ readonly file: File; readonly reel: AnalysedReel | null }>();

  useEffect(() => {
    let isShown = true;
    const answer = (reel: AnalysedReel | null) => isShown && setFound({ file, reel });
    analyse({ file, quality }).then(answer, () => answer(null));
    return () => {
      isShown = false;
    };
  }, [file, quality]);

  return found?.file === file ? found.reel : undefined;
};
