import { openPcm } from '@domain/audio/pcm/open-pcm.ts';
import type { DeliveryType } from '@domain/deliveries/deliveries.ts';
import type { AudioStream } from './audio-stream.ts';
import { openFlac } from './open-flac.ts';
import { openMp3 } from './open-mp3.ts';

const openUncompressed = async (
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): Promise<AudioStream | undefined> => {
  const pcm = await openPcm(chunks, size);
  return pcm && { ...pcm.format, blocks: pcm.blocks, frames: pcm.frames, getBitRate: () => null };
};

/** Opens an audio file of so many bytes, and keeps none of it; undefined when it can't be decoded. */
export const openAudio = async (
  type: DeliveryType,
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): Promise<AudioStream | undefined> => {
  if (type === 'audio/mpeg') return openMp3(chunks);
  return type === 'audio/flac' ? openFlac(chunks) : openUncompressed(chunks, size);
};
