import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Project } from '@domain/projects/projects.ts';
import type { SessionFiles } from '@domain/sessions/session-files.ts';
import { getScriptPath } from '@domain/auditions/script-pdf.ts';
import { toWords } from '../../functions/src/work/collections/new-project.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { bookVoice, plan, makePlan, makeSigners, type SessionReply } from '../stack/sessions.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let cast: Cast;
let engineer: Account;
let talent: Account;
let session: SessionReply;
let auditionId: string;
/** Right-to-left text that ends with its own punctuation. */
const PROJECT = 'ספוט 30"';
const terms = { style: 'NATURAL', brief: 'Softly.', deadline: makeDeadline(5), scriptPdf: null };
beforeAll(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);

  const [voice] = tenant.talents;
  talent = await makeAccount({
    uid: voice!.id,
    email: voice!.email,
    held: { talent: [tenant.agencyId] },
  });

  const project = firestore().doc(`projects/${cast.project.id}`);
  const names = (await project.get()).data() as Project;
  await project.update({ name: PROJECT, words: toWords({ ...names, name: PROJECT }) });

  const booked = await bookVoice(tenant, cast);
  const answer = await call('POST', `/audition/${cast.castingId}/${cast.voice.id}`, {
    token: tenant.clientToken,
    body: { ...terms, script: 'The first words.' },
  });
  expect(answer.status).toBe(201);

  const entry = await firestore()
    .doc(`auditionEntries/${cast.castingId}_${cast.voice.id}_${voice!.id}`)
    .get();
  auditionId = String(entry.get('auditionId'));

  const body = makePlan(tenant, booked, { engineerId: engineer.uid });
  session = (await plan(tenant.teamToken, cast.castingId, body)).collection;
});

const getPath = () => `/casting/recordingSession/${session.id}`;
const findScript = async (token: string) =>
  (await call<SessionFiles>('GET', `${getPath()}/file`, { token })).collection.script;
const edit = (change: object) =>
  call<{ readonly revision?: number }>('PATCH', `/audition/${auditionId}`, {
    token: tenant.clientToken,
    body: { ...terms, outcomeBy: makeDeadline(9), script: 'The first words.', revision: 1, ...change },
  });
const PDF = Buffer.from('%PDF-1.7\nWords.\n%%EOF\n');

it('one script is shown to talent, engineer, client and agency, and in the invitation', async () => {
  for (const token of [talent.token, engineer.token, tenant.clientToken, tenant.teamToken])
    expect(await findScript(token)).toMatchObject({ version: 1, text: 'The first words.', hasPdf: false });

  const { text, subject } = await waitForMail(engineer.email);
  for (const sentence of [text, subject]) expect(sentence).toContain(`\u2068${PROJECT}\u2069`);
  expect(text).toMatch(
    /Add to calendar \(Google Calendar\): https:\/\/calendar\.google\.com\/\S+dates=\d{8}T\d{6}Z/,
  );
  expect(text).toContain('Add to calendar (Outlook): https://outlook.live.com/');
  expect(text).toContain('Script, version 1 of ');
  expect(text).toContain('The first words.');

  const stranger = await makeTenant(1);
  for (const token of [stranger.clientToken, stranger.teamToken]) {
    expect((await call('GET', `${getPath()}/file`, { token })).status).toBe(404);
    expect((await call('GET', `${getPath()}/script`, { token })).status).toBe(404);
  }
});

it('a booked script changes only after confirmation, which notifies the whole session', async () => {
  const refused = await edit({ script: 'Other words.' });
  expect([refused.status, refused.error.code]).toEqual([409, 'audition.scriptBooked']);
  expect(await findScript(engineer.token)).toMatchObject({ version: 1 });

  const changed = await edit({ script: 'Other words.', changesBookedScript: true });
  expect([changed.status, changed.collection.revision]).toEqual([200, 2]);
  for (const token of [talent.token, engineer.token, tenant.clientToken])
    expect(await findScript(token)).toMatchObject({ version: 2, text: 'Other words.' });

  const isNews = ({ subject, text }: { readonly subject: string; readonly text: string }) =>
    text.includes('Other words.') && /New script|Guion nuevo/.test(subject);
  for (const address of [talent.email, engineer.email, ...Object.values(makeSigners(tenant))]) {
    await waitForMail(address, 1, isNews);
    expect((await listMails(address)).filter(isNews)).toHaveLength(1);
  }
});

it('the rest of the request changes without confirmation or notices', async () => {
  const changed = await edit({ script: 'Other words.', brief: 'Louder.', revision: 2 });
  expect([changed.status, changed.collection.revision]).toEqual([200, 3]);
  expect(await findScript(engineer.token)).toMatchObject({ version: 2, text: 'Other words.' });
});

it('a session keeps its PDF after the request gets another one', async () => {
  const form = new FormData();
  form.append('script', new Blob([PDF]), 'script.pdf');

  const { id: scriptPdf } = (
    await call<{ id: string }>('POST', `/audition-script/${cast.project.id}`, {
      token: tenant.clientToken,
      body: form,
    })
  ).collection;
  const next = { script: '', scriptPdf, changesBookedScript: true, revision: 3 };
  expect((await edit(next)).status).toBe(200);

  const fetched = await fetch(`${APP}/api${getPath()}/script`, {
    headers: { Authorization: `Bearer ${talent.token}` },
  });
  expect(Buffer.from(await fetched.arrayBuffer()).equals(PDF)).toBe(true);

  const done = firestore().doc(`recordingSessions/${session.id}`);
  await done.update({ state: 'done' });
  expect((await edit({ script: 'Words again.', changesBookedScript: true, revision: 4 })).status).toBe(200);
  await sweepFiles({ olderThanMs: -1000 });

  const stored = getScriptPath({ agencyId: tenant.agencyId, projectId: cast.project.id }, scriptPdf);
  expect((await bucket().file(stored).exists())[0]).toBe(true);
  expect(await findScript(engineer.token)).toMatchObject({ version: 4, hasPdf: true });
});

it('the script is that of the last round, also after the booking', async () => {
  const [voice] = tenant.talents;
  const entryId = `${cast.castingId}_${cast.voice.id}_${voice!.id}`;
  const upload = await getUploadPath(entryId, voice!.email);
  expect((await call('POST', upload, { body: uploadForm(take) })).status).toBe(201);
  await firestore().doc(`recordingSessions/${session.id}`).update({ state: 'planned' });

  const callBack = (change: object = {}) =>
    call('POST', `/audition/callback/${cast.castingId}/${cast.voice.id}`, {
      token: tenant.clientToken,
      body: { ...terms, script: 'The last words.', entryIds: [entryId], direction: 'Warmer.', ...change },
    });

  expect((await callBack()).error.code).toBe('audition.scriptBooked');
  expect((await callBack({ changesBookedScript: true })).status).toBe(201);
  for (const token of [talent.token, engineer.token, tenant.clientToken])
    expect(await findScript(token)).toMatchObject({ version: 6, text: 'The last words.' });
});
