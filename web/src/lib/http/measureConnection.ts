import { SPEED_TEST_BYTES } from '@domain/reference/reference.ts';
import { api } from './api.ts';
import { getHeaders, toUrl } from './request.ts';

/** Rounds in each direction; the best one counts, because disturbances only slow it down. */
const ROUNDS = 3;
const BITS = 8;
const MEGA = 1_000_000;

export interface ConnectionSpeed {
  /** Megabits per second, with one decimal. */
  readonly download: number;
  readonly upload: number;
}

const measureSeconds = async (transfer: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await transfer();
  return (performance.now() - startedAt) / 1000;
};

const measureBest = async (transfer: () => Promise<unknown>, onRound: () => void): Promise<number> => {
  let seconds = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    seconds = Math.min(seconds, await measureSeconds(transfer));
    onRound();
  }
  return Math.round(((SPEED_TEST_BYTES * BITS) / MEGA / Math.max(seconds, 0.001)) * 10) / 10;
};

const requireOk = (response: Response): Response => {
  if (!response.ok) throw new Error(`Speed test: ${response.status}`);
  return response;
};

/** Measures transfers of about 100 KB in both directions. `onProgress` receives 0 to 1; the signal aborts immediately. */
export const measureConnection = async (
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ConnectionSpeed> => {
  let rounds = 0;

  const onRound = () => {
    rounds += 1;
    onProgress(rounds / (2 * ROUNDS));
  };

  const headers = await getHeaders({ anonymous: true });
  const bytes = new Uint8Array(SPEED_TEST_BYTES).map(() => Math.floor(Math.random() * 256));

  const download = await measureBest(
    async () =>
      requireOk(await fetch(toUrl(api.reference.speedTestDownload.path), { headers, signal })).arrayBuffer(),
    onRound,
  );

  const upload = await measureBest(
    async () =>
      requireOk(
        await fetch(toUrl(api.reference.speedTestUpload.path), {
          method: 'POST',
          headers: { ...Object.fromEntries(headers), 'Content-Type': 'application/octet-stream' },
          body: bytes,
          signal,
        }),
      ),
    onRound,
  );

  return { download, upload };
};
