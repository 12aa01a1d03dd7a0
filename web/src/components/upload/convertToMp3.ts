import { readAiff, type PcmAudio } from '@domain/audio/aiff.ts';
import type { RecordingType } from '@domain/audio/containers.ts';
import { isTooLong, type AudioLimit } from '@domain/audio/limits.ts';
import { runInWorker } from './runInWorker.ts';
import type { AudioFault } from './audioFaults.ts';

type Conversion =
  | { readonly ok: true; readonly mp3: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: AudioFault };

interface Converting {
  readonly signal?: AbortSignal;
  readonly onConverting?: (share: number) => void;
}

/** In hertz: the usual rate for speech in studios. */
const SAMPLE_RATE = 48_000;
/** A duration estimated from a file's header is trusted from this multiple of the limit. */
const CERTAINLY_TOO_LONG = 2;

/** Returns the duration by a file's header, in seconds; 0 if unknown without decoding. */
const readDuration = (file: File): Promise<number> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const probe = new Audio();

    const answer = (seconds: number) => {
      URL.revokeObjectURL(url);
      resolve(Number.isFinite(seconds) ? seconds : 0);
    };

    probe.preload = 'metadata';
    probe.onloadedmetadata = () => answer(probe.duration);
    probe.onerror = () => answer(0);
    probe.src = url;
  });

/** Returns the audio at our sample rate, with at most two channels. */
const resample = async ({ channels, sampleRate }: PcmAudio): Promise<AudioBuffer> => {
  const [first] = channels;
  const length = Math.max(1, Math.ceil(((first?.length ?? 0) * SAMPLE_RATE) / sampleRate));
  const context = new OfflineAudioContext(Math.min(2, channels.length), length, SAMPLE_RATE);
  const buffer = context.createBuffer(channels.length, Math.max(1, first?.length ?? 0), sampleRate);

  channels.forEach((samples, channel) => buffer.copyToChannel(samples, channel));

  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();

  return context.startRendering();
};

const toPcm = (buffer: AudioBuffer): PcmAudio => ({
  channels: Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
    buffer.getChannelData(channel).slice(),
  ),
  sampleRate: buffer.sampleRate,
});

const decode = async (bytes: ArrayBuffer, type: RecordingType): Promise<PcmAudio | undefined> => {
  try {
    const aiff = type === 'aiff' ? readAiff(bytes) : undefined;
    if (aiff) return toPcm(await resample(aiff));
    const decoded = toPcm(await new OfflineAudioContext(2, 1, SAMPLE_RATE).decodeAudioData(bytes));
    return decoded.channels.length > 2 ? toPcm(await resample(decoded)) : decoded;
  } catch {
    return undefined;
  }
};

/** Decodes a recording in the browser and encodes it as MP3 in a worker. */
export const convertToMp3 = async (
  file: File,
  bytes: ArrayBuffer,
  type: RecordingType,
  limit: AudioLimit,
  { signal, onConverting }: Converting,
): Promise<Conversion> => {
  const { maxSeconds } = limit;
  // Hours of audio would fill the memory before they could be refused.
  if ((await readDuration(file)) > maxSeconds * CERTAINLY_TOO_LONG)
    return { ok: false, code: 'audio.tooLong' };

  const pcm = await decode(bytes, type);
  const samples = pcm?.channels[0]?.length ?? 0;
  if (!pcm || samples === 0) return { ok: false, code: 'upload.notConverted' };
  if (isTooLong(samples / pcm.sampleRate, limit)) return { ok: false, code: 'audio.tooLong' };

  onConverting?.(0);

  const worker = new Worker(new URL('./mp3.worker.ts', import.meta.url), { type: 'module' });
  try {
    const transfer = pcm.channels.map(({ buffer }) => buffer);
    const mp3 = await runInWorker<Uint8Array<ArrayBuffer>>(worker, pcm, transfer, {
      signal,
      onShare: onConverting,
    });
    return { ok: true, mp3 };
  } catch {
    return { ok: false, code: 'upload.notConverted' };
  }
};
