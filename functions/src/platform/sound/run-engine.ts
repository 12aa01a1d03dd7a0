import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The engine lies beside the code: as it is, or as `build.mjs` bundles it. */
const getEngine = (): string => {
  const built = new URL('engine.js', import.meta.url);
  return fileURLToPath(existsSync(built) ? built : new URL('engine.mjs', import.meta.url));
};

/** What the engine can be asked to do. */
export type EngineJob =
  | { readonly kind: 'decode'; readonly size: number; readonly maxSeconds: number | null }
  | {
      readonly kind: 'encode';
      readonly channels: number;
      readonly from: number;
      readonly to: number;
      readonly bits: 16 | 24 | 32;
      readonly isDithered: boolean;
    }
  | {
      readonly kind: 'compress';
      readonly channels: number;
      readonly rate: number;
      /** In bits per second. */
      readonly bitRate: number;
    };

/** `R`equest for bytes, `I`nformation, `B`lock, `E`nd. */
export interface EngineMessage {
  readonly kind: string;
  readonly content: Buffer;
}

/** Thrown when the engine's time is over, or when it ends before its work does. */
export class EngineStopped extends Error {
  constructor(readonly isTooLong: boolean) {
    super(isTooLong ? 'The sound takes too long' : 'The sound engine stopped');
  }
}

const HEAD_BYTES = 5;

async function* readMessages(chunks: AsyncIterable<Buffer>): AsyncGenerator<EngineMessage> {
  let parts: Buffer[] = [];
  let [length, needed] = [0, HEAD_BYTES];

  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length < needed) continue;

    let rest = Buffer.concat(parts);
    for (;;) {
      needed = rest.length < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + rest.readUInt32LE(1);
      if (rest.length < needed) break;
      yield { kind: rest.toString('latin1', 0, 1), content: rest.subarray(HEAD_BYTES, needed) };
      rest = rest.subarray(needed);
    }
    [parts, length] = [[rest], rest.length];
  }
}

export interface Engine {
  readonly messages: AsyncIterable<EngineMessage>;
  /** Resolves when the engine can take more. */
  readonly send: (...parts: readonly Uint8Array[]) => Promise<void>;
  readonly stop: () => void;
}

/** Starts the engine on a job: a process without environment and with little memory, killed at a time in milliseconds. */
export const startEngine = (job: EngineJob, endsAt: number): Engine => {
  const child = spawn(process.execPath, ['--max-old-space-size=64', getEngine()], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let isTooLong = false;

  const expire = (): void => {
    isTooLong = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(expire, Math.min(endsAt - Date.now(), 2 ** 31 - 1));

  child.once('close', () => clearTimeout(timer));
  // A broken pipe shows as a missing end.
  child.stdin.on('error', () => undefined);
  child.on('error', () => child.stdout.destroy());

  const send = (...parts: readonly Uint8Array[]): Promise<void> =>
    new Promise((resolve) => {
      const head = Buffer.alloc(4);
      head.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0));
      for (const part of [head, ...parts.slice(0, -1)]) child.stdin.write(part);
      // An error, of a process that has ended, resolves too.
      child.stdin.write(parts.at(-1) ?? Buffer.alloc(0), () => resolve());
    });

  async function* read(): AsyncGenerator<EngineMessage> {
    try {
      for await (const message of readMessages(child.stdout)) {
        yield message;
        if (message.kind === 'E') return;
      }
      throw new EngineStopped(isTooLong);
    } finally {
      child.kill('SIGKILL');
    }
  }

  void send(Buffer.from(JSON.stringify(job)));

  return { messages: read(), send, stop: () => void child.kill('SIGKILL') };
};
