import type { SoundRemark } from '@domain/deliveries/file-measurement.ts';
import type { ByteSource, SoundEnd, SoundFormat } from './open-sound.ts';
import { listChunks, readBytes } from './riff.ts';

const ID3V1_BYTES = 128;

/** Returns whether a tag of another format is around a FLAC. */
const isTagged = async (source: ByteSource): Promise<boolean> => {
  const [front, behind] = await Promise.all([
    readBytes(source, 0, 3),
    readBytes(source, source.size - ID3V1_BYTES, 3),
  ]);
  return front.toString('latin1') === 'ID3' || behind.toString('latin1') === 'TAG';
};

/** Returns what is odd about a file that was read. */
export const findRemarks = async (
  source: ByteSource,
  { container, coding, frames }: SoundFormat,
  end: SoundEnd,
): Promise<readonly SoundRemark[]> => {
  const chunks = container === 'wav' ? await listChunks(source) : [];
  const found = new Set<SoundRemark>(chunks.flatMap(({ fault }) => fault ?? []));

  if (chunks.some(({ lacksPad }) => lacksPad)) found.add('noPad');
  if (container === 'flac' && (await isTagged(source))) found.add('tagged');
  if (coding === 'g711') found.add('g711');
  if (container !== 'wav' && frames !== null && end.frames < frames) found.add('cutOff');
  // Between the frames of an MP3 are tags.
  if (coding !== 'mp3' && end.lost > 0) found.add('damaged');

  return [...found];
};
