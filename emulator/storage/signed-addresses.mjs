// Signed addresses as Cloud Storage answers them: the Firebase CLI's Storage emulator checks no expiry, renames no file and reads no HEAD.

const OBJECT = /^\/([^/]+)\/(.+)$/;

const refuse = (response, status, code) => {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, {
    'Content-Type': 'application/xml',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
};

/** `20260131T120000Z` in milliseconds. */
const parseDate = (date) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const isExpired = (query) => {
  const end = parseDate(query.get('X-Goog-Date') ?? '') + Number(query.get('X-Goog-Expires')) * 1000;
  return !(Date.now() <= end);
};

/** Returns first and last byte; undefined: the whole file; null: no such part. */
const parseRange = ({ headers }, etag, size) => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isSame = [undefined, etag].includes(headers['if-range']);
  if (first === undefined || (first === '' && last === '') || !isSame) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? null : { start, end };
};

const read = async ({ adminStorageLayer }, request, response, [bucketId, objectId], query) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Length, Content-Range, ETag');
  if (isExpired(query)) return refuse(response, 400, 'ExpiredToken');

  // The signature is the right; the emulated one isn't compared.
  const found = await adminStorageLayer
    .getObject({ bucketId, decodedObjectId: objectId })
    .catch(() => undefined);
  if (!found) return refuse(response, 404, 'NoSuchKey');

  const { metadata, data } = found;
  const etag = `"${metadata.md5Hash}"`;
  const range = parseRange(request, etag, data.length);
  if (range === null) return refuse(response, 416, 'InvalidRange');

  const bytes = range ? data.subarray(range.start, range.end + 1) : data;
  const disposition = query.get('response-content-disposition');

  response.writeHead(range ? 206 : 200, {
    'Content-Type': query.get('response-content-type') ?? metadata.contentType,
    'Content-Length': bytes.length,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...(disposition === null ? {} : { 'Content-Disposition': disposition }),
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${data.length}` } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
};

/** Returns the Storage emulator's app with signed addresses for reading; all other requests go to the app. */
export const withSignedAddresses = (app, emulator) => (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
  const [, ...place] = OBJECT.exec(decodeURIComponent(pathname)) ?? [];
  if (place.length === 0 || !searchParams.has('X-Goog-Signature') || !/^(GET|HEAD)$/.test(request.method))
    return app(request, response);

  return void read(emulator, request, response, place, searchParams).catch((error) => {
    console.error('A signed address failed:', error);
    if (!response.headersSent) refuse(response, 500, 'InternalError');
  });
};
