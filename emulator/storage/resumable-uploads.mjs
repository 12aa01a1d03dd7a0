// Uploads in chunks, as Cloud Storage receives them: the Firebase CLI's Storage emulator knows uploads in one request only.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { withSignedAddresses } from './signed-addresses.mjs';

/** Stored bytes of a broken chunk are a multiple of this, as in Cloud Storage. */
const QUANTUM = 256 * 1024;
const ADDRESS = /^\/upload\/storage\/v1\/b\/[^/]+\/o\/?$/;
const CONTENT_RANGE = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+|\*)$/;

const send = (response, status, headers = {}, body = '') => {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers });
  response.end(body);
};

const toBase64 = (crc32c) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Number(crc32c));
  return bytes.toString('base64');
};

const sendProgress = (response, { size }) =>
  send(response, 308, size > 0 ? { Range: `bytes=0-${size - 1}` } : {});

/** Browsers read `Range` only if it is exposed to their origin. */
const allowOrigin = (request, response) => {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Range');
};

/** Appends a request's bytes from `start` on, without those already stored. Returns the stored size, also of a broken request. */
const append = async (path, request, start, stored, total) => {
  const file = await open(path, 'r+');
  let offset = start;
  let size = stored;

  try {
    for await (const chunk of request) {
      const fresh = chunk.subarray(Math.max(0, stored - offset));
      if (fresh.length > 0) {
        await file.write(fresh, 0, fresh.length, size);
        size += fresh.length;
      }
      offset += chunk.length;
    }
  } catch {
    // The connection broke: the client asks how much has arrived.
  }

  if (size !== total) size = Math.max(stored, size - (size % QUANTUM));
  await file.truncate(size);
  await file.close();

  return size;
};

/** Returns the handler of chunks, status queries and cancellations, with the given emulator's uploads. */
const receiveChunks = ({ uploadService, adminStorageLayer, _persistence }) => {
  /** The last request of each upload: a repeated chunk waits until the broken one has ended. */
  const pending = new Map();

  const finish = async (upload, response) => {
    if (upload.status !== 'final')
      upload.stored = await adminStorageLayer.uploadObject(uploadService.finalizeResumableUpload(upload.id));
    const { name, bucket, size, md5Hash, crc32c } = upload.stored;
    // Cloud Storage's libraries compare the checksums with their own.
    const body = { name, bucket, size, md5Hash, crc32c: toBase64(crc32c) };
    send(response, 200, { 'Content-Type': 'application/json' }, JSON.stringify(body));
  };

  const receive = async (upload, request, response) => {
    if (request.method === 'DELETE') {
      if (upload.status === 'active') uploadService.cancelResumableUpload(upload.id);
      return send(response, 499);
    }
    if (upload.status === 'final') return finish(upload, response);
    if (upload.status !== 'active') return send(response, 499);

    const [, first, last, all] = CONTENT_RANGE.exec(request.headers['content-range']);
    const total = all === '*' ? undefined : Number(all);

    if (first !== undefined) {
      if (Number(first) > upload.size) return sendProgress(response, upload);
      if (Number(last) + 1 !== total && (Number(last) + 1 - Number(first)) % QUANTUM !== 0)
        return send(response, 400);
      const path = _persistence.getDiskPath(upload.path);
      upload.size = await append(path, request, Number(first), upload.size, total);
    }

    return upload.size === total ? finish(upload, response) : sendProgress(response, upload);
  };

  return async (id, request, response) => {
    allowOrigin(request, response);

    const before = pending.get(id);

    const turn = (async () => {
      await before;
      let upload;
      try {
        upload = uploadService.getResumableUpload(id);
      } catch {
        return send(response, 404);
      }
      return receive(upload, request, response);
    })().catch((error) => {
      console.error('An upload in chunks failed:', error);
      if (!response.headersSent) send(response, 500);
    });

    pending.set(id, turn);
    await turn;
    if (pending.get(id) === turn) pending.delete(id);
  };
};

/** Returns the Storage emulator's app with resumable uploads and signed addresses; all other requests go to the app. */
export const withCloudAddresses = (app, emulator) => {
  const receive = receiveChunks(emulator);
  const answer = withSignedAddresses(app, emulator);

  const handle = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    const id = searchParams.get('upload_id');
    const isChunk = request.method === 'PUT' && CONTENT_RANGE.test(request.headers['content-range'] ?? '');
    if (id && ADDRESS.test(pathname) && (isChunk || request.method === 'DELETE'))
      void receive(id, request, response);
    else answer(request, response);
  };

  return Object.assign(handle, {
    listen: (...address) => createServer(handle).listen(...address),
  });
};
