import type { AudioLimit } from '@domain/audio/limits.ts';
import { PEAK_COUNT } from '@domain/demos/demos.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';

/** What can be wrong with a chosen file; the texts name the limit that it is judged by. */
export type AudioFault = Extract<ErrorCode, `audio.${string}`>;

export const isAudioFault = (code: string): code is AudioFault => code.startsWith('audio.');

export interface ReadAudio {
  readonly durationMs: number;
  readonly peaks: readonly number[];
}

export type AudioVerdict =
  { readonly ok: true; readonly audio: ReadAudio } | { readonly ok: false; readonly code: AudioFault };

/** An ID3 tag or an MPEG frame at the start: what the file is, whatever its name says. */
export const looksLikeMp3 = (start: Uint8Array): boolean => {
  const [first = 0, second = 0, third = 0] = start;
  const tagged = first === 0x49 && second === 0x44 && third === 0x33;
  const frame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  return tagged || frame;
};

/** The loudest sample of each of `count` equal parts, 0 to 1. */
export const peaksOf = (samples: Float32Array, count = PEAK_COUNT): number[] => {
  const size = Math.max(1, Math.floor(samples.length / count));
  const peaks = Array.from({ length: count }, (_unused, part) => {
    let loudest = 0;
    const end = Math.min(samples.length, (part + 1) * size);
    for (let index = part * size; index < end; index += 1)
      loudest = Math.max(loudest, Math.abs(samples[index] ?? 0));
    return loudest;
  });
  const most = Math.max(...peaks, 0.001);
  return peaks.map((peak) => Math.round((peak / most) * 1000) / 1000);
};

/** Judges a file by what it may be at most before it is sent, so that nobody waits for an upload that the server refuses. */
export const readAudio = async (file: File, { maxSeconds, maxBytes }: AudioLimit): Promise<AudioVerdict> => {
  if (file.size > maxBytes) return { ok: false, code: 'audio.tooLarge' };
  const bytes = await file.arrayBuffer();
  if (!looksLikeMp3(new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength))))
    return { ok: false, code: 'audio.notMp3' };
  try {
    const decoded = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(bytes);
    // A frame of padding that encoders add is no reason to refuse a take of exactly the allowed length.
    if (decoded.duration > maxSeconds + 0.1) return { ok: false, code: 'audio.tooLong' };
    return {
      ok: true,
      audio: { durationMs: decoded.duration * 1000, peaks: peaksOf(decoded.getChannelData(0)) },
    };
  } catch {
    return { ok: false, code: 'audio.damaged' };
  }
};
