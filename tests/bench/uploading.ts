import { uploadForm } from '../stack/call.ts';
import { signToken } from '../stack/link-tokens.ts';
import { toEntryKey } from '../../functions/src/features/auditions/link-access.ts';
import type { UploadRequest } from './asking.ts';

const HOUR_MS = 60 * 60 * 1000;
const SECONDS = 60;
/** One frame of MPEG-1 Layer III at 320 kbit/s, 44.1 kHz, in stereo; its zeros decode to silence. */
const FRAME = Buffer.alloc(1044);
FRAME.set([0xff, 0xfb, 0xe0, 0x00]);
const FRAMES_A_SECOND = 44_100 / 1152;

/** The largest possible take: a minute at the highest rate. */
const makeLargestTake = (): Buffer =>
  Buffer.concat(Array<Buffer>(Math.floor(SECONDS * FRAMES_A_SECOND)).fill(FRAME));

/** Uploads a take per request, `atOnce` in parallel, to the API at an address. */
export const benchUploading = async (
  requests: readonly UploadRequest[],
  apiAddress: string,
  atOnce: number,
): Promise<{
  answers: Readonly<Record<string, number>>;
  megabytes: number;
}> => {
  const bytes = makeLargestTake();

  const waiting = await Promise.all(
    requests.map(async ({ entryId }) => {
      const link = { kind: 'audition-upload', subject: entryId, version: 1 } as const;
      const token = await signToken(link, Date.now() + HOUR_MS);
      return `${apiAddress}/api/audition-entry/upload/${toEntryKey(entryId)}?token=${token}`;
    }),
  );

  const answers: Record<string, number> = {};

  const upload = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const response = await fetch(address, { method: 'POST', body: uploadForm(bytes) });
      const text = await response.text();
      const name = response.ok ? '201' : `${response.status} ${text.slice(0, 120)}`;
      answers[name] = (answers[name] ?? 0) + 1;
    }
  };

  await Promise.all(Array.from({ length: atOnce }, upload));

  return {
    answers,
    megabytes: (requests.length * bytes.length) / 1_000_000,
  };
};
