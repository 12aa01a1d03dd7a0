import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, type Account } from '../stack/account.ts';
import { setAccountLanguage } from '../stack/account-language.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeTicket, readDemoForReview, listTickets, makeEngineer } from '../stack/curation.ts';
import {
  changeDemo,
  makeDemoForm,
  readStoredDemo,
  readStoredTicket,
  uploadDemo,
  type StoredDemo,
} from '../stack/demos.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { listEvents } from '../stack/webhook-events.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let admin: Account;
let engineer: Account;
let talent: Account;
let good: StoredDemo;
let bad: StoredDemo;
let ticketId: string | null;
beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  engineer = await makeEngineer([tenant.agencyId]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId], { communicationLanguage: 'es' });
  const upload = async (name: string) =>
    (await uploadDemo(talent.token, talent.uid, { fields: { name } })).collection;
  [good, bad] = [await upload('Good one'), await upload('Bad one')];
  ticketId = good.curationTicketId;
  await changeTicket(engineer.token, ticketId, 'take');
});

const REASON = 'Too much room.';
const approve = () => changeDemo(engineer.token, good, { reviewStatus: 'approved' });
const reject = () =>
  changeDemo(engineer.token, bad, {
    reviewStatus: 'rejected',
    reviewerComment: REASON,
    reviewerReasons: ['slate'],
  });
const close = (token = engineer.token) => changeTicket(token, ticketId, 'close');
const findMails = async () =>
  (await firestore().collection('mail').where('to', '==', talent.email).get()).docs
    .map((mail) => mail.data())
    .filter(({ kind }) => kind === 'demo-curation');
const readDemo = async ({ id }: StoredDemo) => (await firestore().doc(`demoCache/${id}`).get()).exists;
const getDossier = async ({ id }: StoredDemo) => (await firestore().doc(`demoDossiers/${id}`).get()).data();

describe('a demo for review', () => {
  it('comes with its measurements, its talent’s public copy and the other demos of the ticket', async () => {
    const { status, collection } = await readDemoForReview(engineer.token, good.id);
    expect(status).toBe(200);
    expect(collection.demo.quality).toEqual(good.quality);

    expect(collection).toMatchObject({
      talent: { publicName: 'Vera L.' },
      ticket: { id: ticketId, waitingDemos: 2 },
      dossier: null,
      onTicket: [{ id: good.id, name: 'Good one', reviewStatus: 'pending' }, { id: bad.id }],
      previous: null,
      next: bad.id,
    });

    expect((await readDemoForReview(engineer.token, bad.id)).collection).toMatchObject({
      previous: good.id,
      next: null,
    });

    expect(JSON.stringify(collection)).not.toMatch(/Lund|@talents\.example|storagePath/);
  });

  it('contains scores and notes of the caller’s agencies only', async () => {
    const rival = await makeTenant(0);
    const shared = await makeTalentAccount([tenant.agencyId, rival.agencyId]);
    const { collection: demo } = await uploadDemo(shared.token, shared.uid, { fields: { name: 'Shared' } });

    const sendScore = (token: string, points: number) =>
      call('POST', '/score/talent', {
        token,
        body: {
          talent: shared.uid,
          speedScore: points,
          punctualityScore: points,
          professionalismScore: points,
          languageScores: [],
        },
      });

    await sendScore(tenant.teamToken, 7);
    await sendScore(rival.teamToken, 3);

    const note = { talent: shared.uid, comment: 'Kind to newcomers.' };
    await call('POST', '/talentDossier', { token: tenant.teamToken, body: note });
    await changeTicket(engineer.token, demo.curationTicketId, 'take');

    const { agencyId } = tenant;
    const view = { agencyId, score: { total: 7, agencyId }, notes: 'Kind to newcomers.' };
    for (const token of [engineer.token, admin.token])
      expect((await readDemoForReview(token, demo.id)).collection.views).toMatchObject([view]);

    const both = await makeEngineer([agencyId, rival.agencyId]);
    await changeTicket(admin.token, demo.curationTicketId, 'handOver', both.uid);
    const { views } = (await readDemoForReview(both.token, demo.id)).collection;
    expect(views.map(({ score: viewScore }) => viewScore?.total).sort()).toEqual([3, 7]);
    expect(views.find(({ agencyId: id }) => id === rival.agencyId)?.notes).toBeNull();
  });

  it('is limited to the engineer and the agency’s admins', async () => {
    const stranger = await makeEngineer([tenant.agencyId]);
    expect((await readDemoForReview(stranger.token, good.id)).status).toBe(404);
    expect((await readDemoForReview(tenant.teamToken, good.id)).status).toBe(403);
    expect((await readDemoForReview(admin.token, good.id)).status).toBe(200);
  });
});

describe('closing a ticket', () => {
  it('requires a review of every demo', async () => {
    await approve();
    expect((await close()).error).toMatchObject({ status: 409, code: 'ticket.waiting' });
    await reject();
    const closing = { status: 'closed', closedBy: engineer.uid, rejectedDemos: 1 };
    expect((await close()).collection).toMatchObject(closing);
  });

  it('ends the assignment, stores a dossier for each demo, and shows the approved one only', async () => {
    await approve();

    await reject();

    await close();

    const talentId = talent.uid;
    expect(await listEvents(tenant.agencyId, 'talent.approved', { talentId })).toEqual([
      { talentId, demoId: good.id },
    ]);
    for (const demo of [good, bad])
      expect(await readStoredDemo(demo.id)).toMatchObject({ assignedTo: null, assignedAt: null });
    expect(await getDossier(bad)).toMatchObject({ status: 'pending', comment: REASON, reasons: ['slate'] });
    expect(await getDossier(good)).toMatchObject({ status: 'pending', comment: '' });
    expect([await readDemo(good), await readDemo(bad)]).toEqual([true, false]);
    expect((await readDemoForReview(engineer.token, good.id)).status).toBe(404);

    const done = await listTickets(engineer.token, 'curated');
    expect(done.collection.items.map(({ id }) => id)).toContain(ticketId);

    const account = await makeEngineer([tenant.agencyId]);
    expect((await listTickets(account.token, 'curated')).collection.items).toEqual([]);
    expect((await listTickets(admin.token, 'curated')).collection.items.map(({ id }) => id)).toContain(
      ticketId,
    );
  });

  it('mails the talent once, with every name and reason, also when repeated', async () => {
    await approve();

    await reject();

    expect(await findMails()).toEqual([]);

    const answers = await Promise.all([close(), close(), close(admin.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);

    expect(await findMails()).toMatchObject([
      {
        locale: 'es',
        agencyId: tenant.agencyId,
        params: {
          name: 'Vera',
          approved: ['Good one'],
          rejected: [{ name: 'Bad one', reason: REASON, reasons: ['slate'] }],
        },
      },
    ]);
  });

  it('happens with the release by any engineer once every demo is reviewed, with one email', async () => {
    await approve();
    const release = (token = engineer.token) => changeTicket(token, ticketId, 'release');
    expect((await release()).collection).toMatchObject({ status: 'open', assignedTo: null });
    expect(await findMails()).toEqual([]);

    await changeTicket(engineer.token, ticketId, 'take');

    await reject();

    const answers = await Promise.all([release(), release(admin.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    expect(await readStoredTicket(ticketId)).toMatchObject({
      status: 'closed',
      assignedTo: null,
      closedBy: engineer.uid,
    });

    expect(await readStoredDemo(bad.id)).toMatchObject({ assignedTo: null });
    expect(await getDossier(bad)).toMatchObject({ comment: REASON });
    expect(await findMails()).toHaveLength(1);
    expect((await readDemoForReview(engineer.token, bad.id)).status).toBe(404);
  });

  it('shows the talent ready-made reasons in their language, and the reviewer’s own words unchanged', async () => {
    await setAccountLanguage(talent.email, 'es');
    await approve();
    await reject();
    await close();
    const mail = await waitForMail(talent.email);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(
      `Bad one: El archivo lleva claqueta o un pitido. Deja solo la lectura. ${REASON}`,
    );
  });

  it('is final: every later call gets 409', async () => {
    await approve();

    await reject();

    expect((await close(admin.token)).status).toBe(200);

    for (const action of ['take', 'release', 'close', 'handOver'])
      for (const { token } of [engineer, admin])
        expect(await changeTicket(token, ticketId, action, engineer.uid)).toMatchObject({
          status: 409,
          error: { code: 'ticket.closed' },
        });

    // A later replacement waits on another, unassigned ticket.
    const form = makeDemoForm({});
    await call('PUT', `/demo/${talent.uid}/${bad.id}`, { token: talent.token, body: form });

    const again = await readStoredDemo(bad.id);
    expect(again).toMatchObject({ reviewStatus: 'pending', assignedTo: null });
    expect(again?.curationTicketId).not.toBe(ticketId);
    expect((await readStoredTicket(ticketId))?.status).toBe('closed');
    expect((await changeDemo(engineer.token, bad, { reviewStatus: 'approved' })).status).toBe(404);
  });

  it('keeps corrections', async () => {
    await changeDemo(engineer.token, good, { tone: 'LOW', reviewStatus: 'approved' });
    expect(await readStoredDemo(good.id)).toMatchObject({ tone: 'LOW', editedDuringCuration: true });
    const { editedDuringCuration } = (await reject()).collection;
    expect(editedDuringCuration).toBe(false);
  });
});

describe('dossiers', () => {
  const send = (method: string, path: string, body: object, token = engineer.token) =>
    call('POST' === method ? 'POST' : 'PATCH', path, { token, body });

  it('are created once and changed after that, at either address', async () => {
    expect((await send('PATCH', `/demoDossier/${good.id}`, { comment: 'None yet' })).status).toBe(404);

    const { status, collection } = await send('POST', `/demoDossier/${good.id}`, { comment: 'Fine' });
    expect([status, collection['status']]).toEqual([201, 'pending']);

    const again = await send('POST', '/demoDossier', { demoId: good.id, comment: 'Twice' });
    expect([again.status, again.error.code]).toEqual([409, 'demoDossier.exists']);

    const patched = await send('PATCH', '/demoDossier', { id: good.id, comment: 'Better' });
    expect(patched.collection).toMatchObject({ status: 'patched', comment: 'Better' });
    await send('PATCH', `/demoDossier/${good.id}`, { comment: 'Best' });
    expect(await send('POST', '/demoDossier', { demoId: bad.id, comment: 'Hum' })).toMatchObject({
      status: 201,
    });
    expect((await readDemoForReview(engineer.token, good.id)).collection.dossier?.comment).toBe('Best');
  });

  it('stay unchanged after the ticket closes, when the engineer can no longer change them', async () => {
    await send('POST', `/demoDossier/${bad.id}`, { comment: 'Hum at 50 Hz' });
    await approve();
    await reject();
    await close();
    expect(await getDossier(bad)).toMatchObject({ status: 'patched', comment: 'Hum at 50 Hz' });
    const late = await send('PATCH', `/demoDossier/${bad.id}`, { comment: 'Late' });
    expect(late.status).toBe(404);
    const byAdmin = await send('PATCH', `/demoDossier/${bad.id}`, { comment: 'Noted' }, admin.token);
    expect(byAdmin.status).toBe(200);
  });

  it('omit other engineers and the team', async () => {
    const stranger = await makeEngineer([tenant.agencyId]);
    const path = `/demoDossier/${good.id}`;
    expect((await send('POST', path, { comment: 'x' }, stranger.token)).status).toBe(404);
    expect((await send('POST', path, { comment: 'x' }, tenant.teamToken)).status).toBe(403);
    expect((await send('POST', path, { comment: 'x' })).status).toBe(201);
  });
});
