import type { Block } from '@domain/audio/meters/block.ts';
import { startEngine, type Engine, type EngineJob } from './run-engine.ts';

const toBytes = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const feed = async ({ send }: Engine, blocks: AsyncIterable<Block> | Iterable<Block>): Promise<void> => {
  for await (const block of blocks) if ((block[0]?.length ?? 0) > 0) await send(...block.map(toBytes));
  await send();
};

/** Returns the interleaved samples of a WAV, resampled and dithered by the job, or an MP3; until a time in milliseconds. */
export async function* encodeSound(
  blocks: AsyncIterable<Block> | Iterable<Block>,
  job: Exclude<EngineJob, { readonly kind: 'decode' }>,
  endsAt: number,
): AsyncGenerator<Uint8Array> {
  const engine = startEngine(job, endsAt);
  let fault: unknown;
  const fed = feed(engine, blocks).catch((error: unknown) => {
    fault = error;
    engine.stop();
  });

  try {
    for await (const { kind, content } of engine.messages) if (kind === 'B') yield content;
    await fed;
  } catch (error) {
    throw fault ?? error;
  }
}
