import { sliceSamples } from './spans.ts';
import { toWav } from './toWav.ts';
import type { Compared } from './comparison.ts';

/** Rate to which every recording is decoded, in hertz. */
export const DECODED_RATE = 44_100;

const decode = async (url: string): Promise<readonly Float32Array[]> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The audio answered ${response.status}`);
  const audio = await new OfflineAudioContext(2, 1, DECODED_RATE).decodeAudioData(
    await response.arrayBuffer(),
  );
  return Array.from({ length: audio.numberOfChannels }, (_, channel) => audio.getChannelData(channel));
};

/** Decoded audio of a comparison's recordings. */
export interface OpenRecordings {
  /** Returns a voice's channels: its span, or the whole recording. */
  readonly read: (voice: Compared) => Promise<readonly Float32Array[]>;
  /** Returns an address that plays the voice's span only. */
  readonly getUrl: (voice: Compared) => Promise<string> | string;
  /** Revokes the addresses. */
  readonly close: () => void;
}

/** Loads and decodes each recording once, on first use. */
export const openRecordings = (): OpenRecordings => {
  const recordings = new Map<string, Promise<readonly Float32Array[]>>();
  const urls: string[] = [];

  const load = ({ id, recordingId = id, getUrl }: Compared): Promise<readonly Float32Array[]> => {
    const recording = recordings.get(recordingId);
    if (recording) return recording;
    const loading = Promise.resolve(getUrl()).then(decode);
    recordings.set(recordingId, loading);
    // The next attempt loads again.
    loading.catch(() => recordings.delete(recordingId));
    return loading;
  };

  const read = async (voice: Compared) => {
    const channels = await load(voice);
    return voice.span ? sliceSamples(channels, DECODED_RATE, voice.span) : channels;
  };

  return {
    read,
    getUrl: async (voice) => {
      if (!voice.span) return voice.getUrl();
      const wav = new Blob([toWav(await read(voice), DECODED_RATE)], { type: 'audio/wav' });
      const url = URL.createObjectURL(wav);
      urls.push(url);
      return url;
    },
    close: () => {
      for (const url of urls.splice(0)) URL.revokeObjectURL(url);
    },
  };
};
