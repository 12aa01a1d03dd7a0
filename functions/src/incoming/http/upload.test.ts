import type { Request } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { endpoint } from '@domain/contract.ts';
import { strictObject, text } from '@domain/messages/yup.ts';
import { getParts } from './request-parts.ts';
import { readUpload } from './upload.ts';

const BOUNDARY = 'boundary';

const makePart = (name: string, content: string, fileName?: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n${content}\r\n`;

const requestWith = (body: string): Request =>
  ({
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    rawBody: Buffer.from(body),
    params: {},
    query: {},
  }) as unknown as Request;

const makeForm = (...parts: readonly string[]): Request =>
  requestWith(`${parts.join('')}--${BOUNDARY}--\r\n`);
const file = makePart('record', 'bytes', 'take.mp3');

const contract = endpoint<undefined>()({
  method: 'POST',
  path: '/demo',
  summary: '',
  auth: { kind: 'public' },
  upload: {
    field: 'record',
    maxSeconds: 7,
    maxBytes: 100,
    fields: strictObject({ name: text().max(10).required() }),
  },
  errors: [],
});
const upload = { field: 'record', maxSeconds: 7, maxBytes: 100 };

describe('a form with a file', () => {
  it('that ends within the file is refused without affecting other requests', async () => {
    const cut = requestWith(file.slice(0, -4));
    await expect(readUpload(cut, upload)).rejects.toMatchObject({ status: 400, code: 'request.malformed' });
  });

  it.each([
    ['nothing but its first line', `--${BOUNDARY}\r\n`],
    ['another boundary', '--elsewhere\r\n\r\nx\r\n--elsewhere--\r\n'],
    ['a part without headers', `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`],
    ['a header without end', `--${BOUNDARY}\r\nContent-Disposition: ${'x'.repeat(100_000)}`],
  ])('of %s is refused', async (_, body) => {
    const refused = { status: 400, code: 'request.malformed' };
    await expect(readUpload(requestWith(body), upload)).rejects.toMatchObject(refused);
  });

  it('that is complete is read', async () => {
    const read = await readUpload(makeForm(file), upload);
    expect([read.file.bytes.toString(), read.file.fileName, read.fields]).toEqual(['bytes', 'take.mp3', {}]);
  });

  it('that has exactly the maximum size is read', async () => {
    const read = await readUpload(makeForm(makePart('record', 'x'.repeat(100), 'take.mp3')), upload);
    expect(read.file.bytes).toHaveLength(100);
  });

  it.each([
    ['a field that is unknown', [makePart('note', 'x'), file], 422, 'note'],
    ['a field that objects inherit', [makePart('constructor', 'x'), file], 422, 'constructor'],
    ['a file of another name', [file, makePart('cover', 'x', 'b.mp3')], 422, 'cover'],
    ['a second file', [file, file], 422, 'record'],
    ['no file', [], 422, 'record'],
    ['an empty file', [makePart('record', '', 'take.mp3')], 422, 'record'],
    ['a file that is too large', [makePart('record', 'x'.repeat(101), 'take.mp3')], 413, 'record'],
  ])('and with %s is refused, by name', async (_, parts, status, property) => {
    await expect(readUpload(makeForm(...parts), upload)).rejects.toMatchObject({
      status,
      detail: { property },
    });
  });
});

it('a refusal states the maximum size', async () => {
  const limits = { ...upload, maxBytes: 2 * 1024 * 1024 };
  const large = makeForm(makePart('record', 'x'.repeat(limits.maxBytes + 1), 'take.mp3'));
  await expect(readUpload(large, limits)).rejects.toMatchObject({
    code: 'audio.tooLarge',
    detail: { values: { seconds: 7, megabytes: 2 } },
  });
});

describe('a form with text beside its file', () => {
  it('gives the handler both, with the text parsed by its schema', async () => {
    const parts = await getParts(contract, makeForm(makePart('name', ' Warm '), file));
    expect(parts.body).toEqual({ name: 'Warm' });
    expect((await parts.file()).bytes.toString()).toBe('bytes');
  });

  it.each([
    ['a text that its schema refuses', [makePart('name', 'x'.repeat(11)), file], 'name'],
    ['a field that is missing', [file], 'name'],
    ['a field twice', [makePart('name', 'a'), makePart('name', 'b'), file], 'name'],
    ['a field that is unknown', [makePart('name', 'a'), makePart('note', 'x'), file], 'note'],
  ])('is refused with %s', async (_, parts, property) => {
    await expect(getParts(contract, makeForm(...parts))).rejects.toMatchObject({
      status: 422,
      detail: { property },
    });
  });

  it('is the same request with another boundary, and a new one with another file', async () => {
    const readContent = async (body: string, boundary = BOUNDARY) => {
      const request = makeForm(makePart('name', 'a'), body);
      const raw = request.rawBody?.toString().replaceAll(BOUNDARY, boundary) ?? '';
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      return (await getParts(contract, Object.assign(requestWith(raw), { headers }))).content();
    };
    const first = await readContent(file);
    expect(await readContent(file, 'elsewhere')).toBe(first);
    expect(await readContent(makePart('record', 'others', 'take.mp3'))).not.toBe(first);
  });
});
