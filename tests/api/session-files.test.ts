import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  WHOLE_FILE_MAX_BYTES,
  WORD_TYPE,
  type SessionFiles,
  type SessionFileView,
} from '@domain/sessions/session-files.ts';
import { makeWordFile } from '../../functions/src/outgoing/documents/word-file.fixture.ts';
import { purgeProjects } from '../../functions/src/features/projects/purge-projects.ts';
import { measureFile } from '../../functions/src/platform/sound/measure-file.ts';
import { makeOddFiles } from '../../functions/src/platform/sound/odd-files.fixture.ts';
import { toByteSource } from '../../functions/src/platform/sound/open-sound.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { makeAccount, putAccess, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { bookVoice, changeSession, plan, makePlan, type SessionReply } from '../stack/sessions.ts';

import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const PDF = Buffer.from('%PDF-1.7\nThe second version.\n%%EOF\n');
const WAV = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(64)]);

let tenant: Tenant;
let cast: Cast;
let engineer: Account;
let talent: Account;
let session: SessionReply;
beforeAll(async () => {
  tenant = await makeTenant(1);
  cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);

  const [voice] = tenant.talents;
  talent = await makeAccount({
    uid: voice!.id,
    email: voice!.email,
    held: { talent: [tenant.agencyId] },
  });

  const booked = await bookVoice(tenant, cast);
  const body = makePlan(tenant, booked, { engineerId: engineer.uid });
  session = (await plan(tenant.teamToken, cast.castingId, body)).collection;
});

const computeHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const getPath = (id = session.id): string => `/casting/recordingSession/${id}/file`;
const add = (
  token: string,
  kind: string,
  bytes: Uint8Array,
  { name = 'file.bin', sha256 = computeHash(bytes), id = session.id } = {},
) => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('sha256', sha256);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return call<SessionFileView>('POST', getPath(id), { token, body: form });
};
const listFiles = (token: string, id = session.id) => call<SessionFiles>('GET', getPath(id), { token });
const fetchFile = (token: string, fileId: string, id = session.id) =>
  fetch(`${APP}/api${getPath(id)}/${fileId}`, { headers: { Authorization: `Bearer ${token}` } });
const readStored = async (id: string) => (await firestore().doc(`sessionFiles/${id}`).get()).data();
const isThere = async (storagePath: string) => (await bucket().file(storagePath).exists())[0];
const remove = (token: string, fileId: string) => call('DELETE', `${getPath()}/${fileId}`, { token });

it('names who a session is for to its engineer, and not to its talent', async () => {
  const { origin } = (await listFiles(engineer.token)).collection;
  expect(origin).toMatchObject({ brand: 'Brand', companyName: expect.stringMatching(/./) });
  expect((await listFiles(talent.token)).collection.origin).toBeNull();
});

describe('a file of a session', () => {
  it('is stored unchanged with its hash, and readers get the same bytes', async () => {
    const { status, collection } = await add(tenant.clientToken, 'material', PDF, {
      name: '../Guion v2.PDF',
    });
    expect(status).toBe(201);

    expect(collection).toMatchObject({
      kind: 'material',
      name: 'Guion v2.pdf',
      size: PDF.length,
      contentType: 'application/pdf',
      sha256: computeHash(PDF),
      uploadedBy: 'client',
      isRemovable: true,
    });

    const record = (await readStored(collection.id))!;
    expect(record).toMatchObject({
      agencyId: tenant.agencyId,
      companyId: tenant.companyId,
      projectId: cast.project.id,
      sessionId: session.id,
      uploadedBy: `client-${tenant.key}`,
    });

    const [bytes] = await bucket().file(record['storagePath']).download();
    expect(computeHash(bytes)).toBe(collection.sha256);

    for (const token of [tenant.clientToken, tenant.teamToken, engineer.token, talent.token]) {
      const answer = await fetchFile(token, collection.id);
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="Guion v2.pdf"; filename*=UTF-8''Guion%20v2.pdf`,
      ]);

      expect(answer.headers.get('content-type')).toBe('application/pdf');

      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    }

    const read = async (token: string) => {
      const [first] = (await listFiles(token)).collection.files;
      return [first!.side, first!.uploadedBy];
    };

    expect(await read(tenant.teamToken)).toEqual(['client', 'client']);
    expect(await read(tenant.clientToken)).toEqual(['client', 'client']);
    for (const token of [engineer.token, talent.token]) expect(await read(token)).toEqual(['client', null]);

    const changed = (await firestore().doc(`recordingSessions/${session.id}`).get()).data()!;
    expect([changed['filesRevision'], changed['revision']]).toEqual([1, session.revision]);
  });

  it('is a material from staff or client, or a take from staff or engineer', async () => {
    const who = { client: tenant.clientToken, team: tenant.teamToken, engineer: engineer.token };
    const allowed = [];
    for (const [name, token] of Object.entries(who))
      for (const kind of ['material', 'take']) {
        const { status, error } = await add(token, kind, WAV);
        if (status === 201) allowed.push(`${name} ${kind}`);
        else expect([status, error.code]).toEqual([403, 'auth.forbidden']);
      }

    expect(allowed).toEqual(['client material', 'team material', 'team take', 'engineer take']);
    expect((await listFiles(tenant.clientToken)).collection.addable).toEqual(['material']);
    expect((await listFiles(engineer.token)).collection.addable).toEqual(['take']);
    expect((await add(talent.token, 'material', PDF)).status).toBe(403);
  });

  it('is visible to its talent if it is a material, and to no other talent', async () => {
    const take = (await add(engineer.token, 'take', WAV)).collection;
    const { collection } = await listFiles(talent.token);
    expect(collection.addable).toEqual([]);
    expect(collection.files.length).toBeGreaterThan(0);
    expect(collection.files.filter(({ kind, isRemovable }) => kind !== 'material' || isRemovable)).toEqual(
      [],
    );
    expect((await fetchFile(talent.token, take.id)).status).toBe(404);
    expect((await fetchFile(tenant.clientToken, take.id)).status).toBe(200);

    const material = collection.files[0]!;
    expect((await listFiles(tenant.talentToken)).status).toBe(404);
    expect((await fetchFile(tenant.talentToken, material.id)).status).toBe(404);
  });

  it('is inaccessible to other agencies, companies and sessions', async () => {
    const rival = await makeTenant(0);

    const [admin, colleague, stranger] = [
      await makeAccount({ uid: `admin-${rival.key}`, held: { admin: [rival.agencyId] } }),
      await makeAccount({
        uid: `other-${rival.key}`,
        held: { client: [tenant.agencyId] },
        user: { companyId: rival.companyId },
      }),
      await makeEngineer([tenant.agencyId], {}, ['eng']),
    ];

    const file = (await add(tenant.teamToken, 'take', WAV)).collection;
    for (const token of [rival.clientToken, rival.teamToken, admin.token, colleague.token, stranger.token]) {
      expect((await listFiles(token)).status).toBe(404);
      expect((await fetchFile(token, file.id)).status).toBe(404);
      expect((await add(token, 'material', PDF)).status).toBe(404);
      expect((await remove(token, file.id)).status).toBe(404);
    }

    await firestore()
      .doc(`sessionFiles/of-another-${tenant.key}`)
      .set({ ...(await readStored(file.id)), sessionId: 'x' });
    expect((await fetchFile(tenant.teamToken, `of-another-${tenant.key}`)).status).toBe(404);
    await firestore().doc(`sessionFiles/of-another-${tenant.key}`).delete();
  });

  it('is refused when mistyped or changed in transit', async () => {
    const EXE = Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03]);
    const broken = Buffer.from([0xff, 0xfe, 0xfd]);

    const refusals: readonly (readonly [string, Uint8Array, object, number, string])[] = [
      ['material', EXE, { name: 'script.pdf' }, 415, 'file.otherType'],
      ['material', broken, { name: 'script.txt' }, 415, 'file.otherType'],
      ['take', PDF, { name: 'take.wav' }, 415, 'file.otherType'],
      ['take', Buffer.from('words'), { name: 'take.mp3' }, 415, 'file.otherType'],
      ['material', PDF, { sha256: computeHash(WAV) }, 422, 'file.changed'],
      ['material', PDF, { sha256: 'short' }, 422, 'validation.form'],
      ['other', PDF, {}, 422, 'validation.oneOf'],
      ['material', Buffer.alloc(0), {}, 422, 'file.empty'],
      ['material', Buffer.concat([PDF], WHOLE_FILE_MAX_BYTES + 1), {}, 413, 'file.tooLarge'],
    ];

    const before = (await listFiles(tenant.teamToken)).collection.files.length;
    for (const [kind, bytes, over, status, code] of refusals) {
      const answer = await add(tenant.teamToken, kind, bytes, over);
      expect([answer.status, answer.error.code]).toEqual([status, code]);
    }

    expect((await listFiles(tenant.teamToken)).collection.files).toHaveLength(before);

    const text = (await add(tenant.teamToken, 'material', Buffer.from('Buenos días'), { name: 'notes' }))
      .collection;
    expect([text.name, text.contentType]).toEqual(['notes.txt', 'text/plain']);
  });

  it('may be a Word document if it is a material, but without macros', async () => {
    const word = await makeWordFile();
    const { status, collection } = await add(tenant.clientToken, 'material', word, { name: 'Guion.DOCX' });
    expect([status, collection.name, collection.contentType]).toEqual([201, 'Guion.docx', WORD_TYPE]);

    const answer = await fetchFile(talent.token, collection.id);
    expect(['content-type', 'content-disposition'].map((name) => answer.headers.get(name))).toEqual([
      WORD_TYPE,
      `attachment; filename="Guion.docx"; filename*=UTF-8''Guion.docx`,
    ]);

    expect(Buffer.from(await answer.arrayBuffer())).toEqual(word);

    const macros = await makeWordFile({ 'word/vbaProject.bin': 'Sub AutoOpen' });
    for (const [kind, bytes] of [
      ['material', macros],
      ['take', word],
    ] as const) {
      const refused = await add(tenant.teamToken, kind, bytes, { name: 'Guion.docx' });
      expect([refused.status, refused.error.code]).toEqual([415, 'file.otherType']);
      expect(refused.error.message).toContain(kind === 'material' ? 'PDF, DOCX, TXT' : 'MP3, WAV');
    }
  });

  it('is deleted by its uploader and by staff, with its bytes', async () => {
    const [sessionFileView, agencyFile] = [
      (await add(engineer.token, 'take', WAV)).collection,
      (await add(tenant.teamToken, 'take', WAV)).collection,
    ];
    const { storagePath } = (await readStored(sessionFileView.id)) as { storagePath: string };
    expect((await remove(engineer.token, agencyFile.id)).status).toBe(403);
    expect((await remove(tenant.clientToken, sessionFileView.id)).status).toBe(403);
    expect((await remove(talent.token, sessionFileView.id)).status).toBe(403);
    expect((await remove(engineer.token, sessionFileView.id)).status).toBe(200);
    expect([await readStored(sessionFileView.id), await isThere(storagePath)]).toEqual([undefined, false]);
    expect((await fetchFile(tenant.teamToken, sessionFileView.id)).status).toBe(404);
    expect((await remove(tenant.teamToken, agencyFile.id)).status).toBe(200);
  });

  it('is hidden from its talent once the agency has blocked them', async () => {
    const publicCopy = firestore().doc(`talentCache/${talent.uid}`);
    const before = (await publicCopy.get()).data()!;
    await publicCopy.update({ agencyIds: [] });
    expect((await listFiles(talent.token)).status).toBe(404);
    await publicCopy.set(before);
    expect((await listFiles(talent.token)).status).toBe(200);
  });

  it('has the figures that a delivery of the same bytes would have', async () => {
    const { 'size-of-all-ones.wav': open } = makeOddFiles();
    const expected = await measureFile(toByteSource(open!), Date.now() + 10_000);
    const files = [open!, WAV].map((bytes, index) =>
      add(engineer.token, 'take', bytes, { name: `${index}.wav` }),
    );
    const ids = (await Promise.all(files)).map(({ collection }) => collection.id);

    const readSounds = async () => {
      const { files: listed } = (await listFiles(tenant.clientToken)).collection;
      return ids.map((id) => listed.find((file) => file.id === id)?.sound);
    };
    await expect.poll(readSounds, { timeout: 10_000 }).not.toContain(undefined);

    const [sound, unreadable] = await readSounds();
    expect(expected?.measurement).toMatchObject({ ...sound });
    expect(sound?.remarks).toEqual(['notClosed']);
    expect(unreadable).toBeNull();
  });

  it('is swept without a record, and deleted with its project', async () => {
    const file = (await add(tenant.teamToken, 'material', PDF)).collection;
    const { storagePath } = (await readStored(file.id)) as { storagePath: string };
    const orphan = `sessions/${session.id}/nobody-names-it`;
    await bucket().file(orphan).save(PDF, { resumable: false });
    await sweepFiles({ olderThanMs: -60_000 });
    expect([await isThere(storagePath), await isThere(orphan)]).toEqual([true, false]);

    const { revision } = (
      await call<SessionReply>('GET', `/casting/recordingSession/${session.id}`, { token: tenant.teamToken })
    ).collection;
    await changeSession(tenant.teamToken, session.id, { revision, state: 'cancelled' });
    const late = await add(tenant.teamToken, 'material', PDF);
    expect([late.status, late.error.code]).toEqual([409, 'session.over']);
    expect((await listFiles(talent.token)).status).toBe(404);
    expect((await listFiles(tenant.clientToken)).collection.addable).toEqual([]);

    const long = Timestamp.fromMillis(Date.now() - 400 * 864e5);
    await call('DELETE', `/project/${cast.project.id}`, { token: tenant.teamToken });
    await firestore().doc(`projects/${cast.project.id}`).update({ deletedAt: long });
    await purgeProjects();
    expect(await readStored(file.id)).toBeUndefined();
    await sweepFiles({ olderThanMs: -60_000 });
    expect(await isThere(storagePath)).toBe(false);
    await putAccess({ uid: talent.uid, held: { talent: [tenant.agencyId] } });
  });
});
