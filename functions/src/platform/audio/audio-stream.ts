import type { Block } from '@domain/audio/meters/block.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';

/** Decoded audio that arrives block by block. */
export interface AudioStream extends Pick<FileMeasurement, 'sampleRate' | 'channels' | 'bits'> {
  readonly blocks: AsyncIterable<Block>;
  /** Samples per channel of an undamaged file; null: unknown. */
  readonly frames: number | null;
  /** Known once all blocks have arrived. */
  readonly getBitRate: () => FileMeasurement['bitRate'];
}
