import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { getToken } from './emulated.mjs';

const SESSION = 'session-olive-done';
const GIGABYTE = 1024 ** 3;
const BREAKS = 5;
/** Memory of the function that hashes and measures. */
const GOAL_MB = 512;
const BLOCK = 8 * 1024 * 1024;
const HEADER = 44;

const writeHeader = (size) => {
  const header = Buffer.alloc(HEADER);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(size - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');

  for (const [index, value] of [
    [16, 16],
    [24, 48_000],
    [28, 48_000 * 6],
    [40, size - HEADER],
  ])
    header.writeUInt32LE(value, index);

  for (const [index, value] of [
    [20, 1],
    [22, 2],
    [32, 6],
    [34, 24],
  ])
    header.writeUInt16LE(value, index);

  header.write('data', 36, 'latin1');

  return header;
};

/** Returns a reader of a 48 kHz, 24-bit stereo WAV of noise, without storing it. */
const createReader = (size) => {
  const noise = Buffer.alloc(BLOCK);
  let state = 1;

  for (let index = 0; index < BLOCK; index += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    noise.writeInt32LE(state >> 3, index);
  }

  const header = writeHeader(size);

  return (from, to) => {
    const bytes = Buffer.alloc(to - from);
    for (let index = from - (from % BLOCK); index < to; index += BLOCK)
      noise.copy(bytes, Math.max(0, index - from), Math.max(0, from - index), Math.min(BLOCK, to - index));
    if (from < HEADER) header.copy(bytes, 0, from);
    return bytes;
  };
};

const put = (url, size, from, bytes, breakAfter) =>
  new Promise((resolve, reject) => {
    const range = bytes.length === 0 ? '*' : `${from}-${from + bytes.length - 1}`;
    const headers = { 'Content-Length': bytes.length, 'Content-Range': `bytes ${range}/${size}` };
    const sent = request(url, { method: 'PUT', headers }, (response) => {
      response.resume().on('end', () => resolve(response));
    });
    sent.on('error', (error) => (breakAfter === undefined ? reject(error) : resolve(undefined)));
    if (breakAfter === undefined) return sent.end(bytes);
    return sent.write(bytes.subarray(0, breakAfter), () => sent.destroy());
  });

/** Number of bytes that have arrived. */
const getArrived = async (url, size) => {
  const response = await put(url, size, 0, Buffer.alloc(0));
  if (response.statusCode === 200) return size;
  const [, last] = /-(\d+)$/u.exec(response.headers.range ?? '') ?? [];
  return last === undefined ? 0 : Number(last) + 1;
};

/** Peak memory of the processes that run functions, in megabytes. */
const getFunctionsPeak = () => {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => {
      try {
        const isFunctions = readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(
          'functionsEmulatorRuntime',
        );
        const [, kilobytes = 0] = /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
        return isFunctions ? Number(kilobytes) / 1024 : 0;
      } catch {
        return 0;
      }
    });

  return Math.round(Math.max(0, ...peaks));
};

/** Waits until a delivery has been measured; returns the result of the check. */
const waitForCheck = async (id) => {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents/deliveries/${id}`;
  for (;;) {
    const response = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
    const check = (await response.json()).fields?.check?.stringValue;
    if (check !== 'pending') return check;
    await sleep(200);
  }
};

/** Uploads a delivery over connections that break, and measures the functions that check it. */
export const benchDelivery = async ({ isSmall }) => {
  const size = isSmall ? 4 * BLOCK : 2 * GIGABYTE - BLOCK;
  const read = createReader(size);
  const token = await getToken('engineer@agency-one.example');

  const call = async (method, path, body) => {
    const response = await fetch(`${APP_ADDRESS}/api/${path}`, {
      method,
      headers: {
        ...(await getAppProof()),
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer.error)}`);

    return answer.collection;
  };

  const hash = createHash('sha256');
  for (let index = 0; index < size; index += BLOCK) {
    hash.update(read(index, Math.min(size, index + BLOCK)));
    // This process also runs parts of the stack.
    await setImmediate();
  }

  const sha256 = hash.digest('hex');
  const fingerprint = createHash('sha256')
    .update(read(0, 256 * 1024))
    .digest('hex');
  const path = `casting/recordingSession/${SESSION}/delivery`;
  const { uploadId, uploadUrl } = await call('POST', path, { name: `Bench ${size}.wav`, size, fingerprint });
  const breakAt = Array.from({ length: BREAKS }, (_, index) =>
    Math.floor((size * (index + 1)) / (BREAKS + 1)),
  );

  for (let from = 0; from < size; from = await getArrived(uploadUrl, size)) {
    const bytes = read(from, Math.min(size, from + BLOCK));
    const isBroken = breakAt.length > 0 && from + bytes.length > breakAt[0];
    if (isBroken) breakAt.shift();
    await put(uploadUrl, size, from, bytes, isBroken ? Math.floor(bytes.length / 2) : undefined);
  }

  await call('POST', `${path}/${uploadId}`, { sha256 });

  const hashedAt = performance.now();
  const check = await waitForCheck(uploadId);
  const measureSeconds = (performance.now() - hashedAt) / 1000;
  const peak = getFunctionsPeak();
  const gigabytes = (size / GIGABYTE).toFixed(2);

  return [
    [
      `Measurement of ${gigabytes} GB, uploaded over ${BREAKS} broken connections (${check})`,
      `${measureSeconds.toFixed(0)} s`,
      'under 480 s',
    ],
    ['Memory of the functions at most', `${peak} MB`, `under ${GOAL_MB} MB${peak >= GOAL_MB ? ' !' : ''}`],
  ];
};
