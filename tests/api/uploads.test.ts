import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@domain/contract.ts';
import { uploadPathOf } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { sendRaw } from '../stack/raw.ts';
import { deadlineIn, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let path: string;
beforeAll(async () => {
  tenant = await makeTenant(1);
});
setUpOnce(async () => {
  const cast = await makeCast(tenant, 1);
  const { castingId, voice } = cast;
  await call('POST', `/audition/${castingId}/${voice.id}`, {
    token: tenant.clientToken,
    body: { style: 'NATURAL', deadline: deadlineIn(5), script: '', brief: '' },
  });
  const talent = tenant.talents[0];
  path = await uploadPathOf(`${castingId}_${voice.id}_${talent?.id}`, talent?.email);
});

const BOUNDARY = 'the-boundary';
const cutOff = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="record"; filename="take.mp3"\r\nContent-Type: audio/mpeg\r\n\r\n`,
    ),
    bytes,
  ]);
const sendParts = (body: Buffer | string) =>
  sendRaw(`POST /api${path}`, [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`], body);

describe('a multipart body', () => {
  it('that ends within its file is refused, and the requests beside it are answered', async () => {
    const token = tenant.clientToken;
    const others = Array.from({ length: 4 }, () => call('POST', '/project', { token, body: { name: 'X' } }));
    const cut = await sendParts(cutOff(take.subarray(0, 5000)));
    expect(cut.status).toBe(400);
    expect((JSON.parse(cut.text) as ErrorBody).code).toBe('request.malformed');
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);
  });

  it.each([
    ['nothing but its first line', `--${BOUNDARY}\r\n`],
    ['another boundary', '--elsewhere\r\n\r\nx\r\n--elsewhere--\r\n'],
    ['a part without headers', `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`],
    ['a header without end', `--${BOUNDARY}\r\nContent-Disposition: ${'x'.repeat(100_000)}`],
  ])('of %s is refused', async (_, body) => {
    const { status, text } = await sendParts(body);
    expect([400, 422]).toContain(status);
    expect((JSON.parse(text) as ErrorBody).status).toBe(status);
  });

  it('with a field that nobody asked for is refused, by its name', async () => {
    const form = uploadForm(take);
    form.append('note', 'Hello');
    const { status, error } = await call('POST', path, { body: form });
    expect([status, error.code, error.property]).toEqual([422, 'validation.unknownField', 'note']);
  });

  it('with a second file is refused, whatever its name', async () => {
    const same = uploadForm(take);
    same.append('record', new Blob([new Uint8Array(take)]), 'second.mp3');
    const first = await call('POST', path, { body: same });
    expect([first.status, first.error.code, first.error.property]).toEqual([422, 'audio.onlyOne', 'record']);
    const other = uploadForm(take);
    other.append('cover', new Blob([new Uint8Array(take)]), 'second.mp3');
    const second = await call('POST', path, { body: other });
    expect([second.status, second.error.property]).toEqual([422, 'cover']);
  });
});
