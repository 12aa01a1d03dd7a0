import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  PART_BYTES,
  SESSION_FILE_MAX_BYTES,
  type PartialUpload,
  type SessionFileView,
} from '@domain/sessions/session-files.ts';
import type { FileAddress } from '@domain/values/file-address.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { bookVoice, plan, makePlan, type SessionReply } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const PDF = Buffer.from('%PDF-1.7\nThe second version.\n%%EOF\n');
const WAV = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(64)]);

let tenant: Tenant;
let engineer: Account;
let talent: Account;
let session: SessionReply;
beforeAll(async () => {
  tenant = await makeTenant(1);
  const cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const [voice] = tenant.talents;
  talent = await makeAccount({ uid: voice!.id, email: voice!.email, held: { talent: [tenant.agencyId] } });
  const booked = await bookVoice(tenant, cast);
  const body = makePlan(tenant, booked, { engineerId: engineer.uid });
  session = (await plan(tenant.teamToken, cast.castingId, body)).collection;
});

const computeHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const fetchFile = (token: string, fileId: string) =>
  fetch(`${APP}/api/casting/recordingSession/${session.id}/file/${fileId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

describe('a large file', () => {
  const LARGE = Buffer.concat([WAV, Buffer.alloc(PART_BYTES, 7), Buffer.from('the end')]);
  const getUploadPath = (id = session.id) => `/casting/recordingSession/${id}/upload`;

  const announce = (bytes: Uint8Array, over: object = {}) => ({
    kind: 'take',
    name: 'Final mix.wav',
    size: bytes.length,
    sha256: computeHash(bytes),
    ...over,
  });

  const start = (token: string, body: object = announce(LARGE), id?: string) =>
    call<PartialUpload>('POST', getUploadPath(id), { token, body });

  const addPart = (token: string, uploadId: string, part: number, bytes: Uint8Array) => {
    const form = new FormData();
    form.append('kind', 'take');
    form.append('file', new Blob([new Uint8Array(bytes)]), 'part');
    return call('PUT', `${getUploadPath()}/${uploadId}/${part}`, { token, body: form });
  };

  const finish = (token: string, uploadId: string, body: object = announce(LARGE)) =>
    call<SessionFileView>('POST', `${getUploadPath()}/${uploadId}`, { token, body });
  const [FIRST, SECOND] = [LARGE.subarray(0, PART_BYTES), LARGE.subarray(PART_BYTES)];

  it('is uploaded in parts, resumes, and is stored with its hash', async () => {
    const { collection: begun, status } = await start(engineer.token);
    expect([status, begun.parts, begun.received]).toEqual([200, 2, []]);

    const { uploadId } = begun;
    expect((await addPart(engineer.token, uploadId, 1, SECOND)).status).toBe(200);

    const early = await finish(engineer.token, uploadId);
    expect([early.status, early.error.code]).toEqual([409, 'file.partsMissing']);
    // Another device or a reloaded page sends only the missing parts.
    expect((await start(engineer.token)).collection).toEqual({ uploadId, parts: 2, received: [1] });
    expect((await addPart(engineer.token, uploadId, 0, FIRST)).status).toBe(200);

    const { status: added, collection } = await finish(engineer.token, uploadId);
    expect(added).toBe(201);

    expect(collection).toMatchObject({
      kind: 'take',
      name: 'Final mix.wav',
      size: LARGE.length,
      contentType: 'audio/wav',
      sha256: computeHash(LARGE),
    });

    const address = await call<FileAddress>(
      'GET',
      `/casting/recordingSession/${session.id}/file/${collection.id}`,
      { token: tenant.clientToken, headers: { Accept: 'application/json' } },
    );
    expect(address.collection).toMatchObject({ name: 'Final mix.wav', size: LARGE.length });
    const answer = await fetchFile(tenant.clientToken, collection.id);
    expect(computeHash(Buffer.from(await answer.arrayBuffer()))).toBe(computeHash(LARGE));

    const [left] = await bucket().getFiles({ prefix: `sessions/${session.id}/parts/` });
    expect(left).toEqual([]);
  });

  it('is refused if it changed in transit, or is of another type', async () => {
    const changed = announce(LARGE, { sha256: computeHash(PDF) });
    const { uploadId } = (await start(tenant.teamToken, changed)).collection;
    await addPart(tenant.teamToken, uploadId, 0, FIRST);
    await addPart(tenant.teamToken, uploadId, 1, SECOND);

    const refused = await finish(tenant.teamToken, uploadId, changed);
    expect([refused.status, refused.error.code]).toEqual([422, 'file.changed']);

    const pdf = announce(PDF);
    const partialUpload = (await start(tenant.teamToken, pdf)).collection;
    await addPart(tenant.teamToken, partialUpload.uploadId, 0, PDF);
    expect((await finish(tenant.teamToken, partialUpload.uploadId, pdf)).status).toBe(415);

    const huge = { size: SESSION_FILE_MAX_BYTES + 1 };
    expect((await start(tenant.teamToken, announce(LARGE, huge))).status).toBe(422);
  });

  it('can’t be continued or completed by others', async () => {
    const stranger = await makeTenant(1);
    for (const [token, status] of [
      [tenant.clientToken, 403],
      [talent.token, 403],
      [stranger.teamToken, 404],
    ] as const) {
      expect((await start(token)).status).toBe(status);
      expect((await addPart(token, 'a'.repeat(40), 0, FIRST)).status).toBe(status);
      expect((await finish(token, 'a'.repeat(40))).status).toBe(status);
    }

    const { uploadId } = (await start(engineer.token)).collection;
    expect((await finish(tenant.teamToken, uploadId)).status).toBe(404);
  });
});
