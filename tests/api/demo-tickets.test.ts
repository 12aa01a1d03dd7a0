import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { changeDemo, readStoredDemo, readStoredTicket, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let admin: Account;
let talent: Account;
let ownApi: Awaited<ReturnType<typeof startOwnApi>>;
beforeAll(async () => {
  ownApi = await startOwnApi();
  tenant = await makeTenant(1);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
});
afterAll(() => ownApi.stop());
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
});

const makeDemo = async (fields: Readonly<Record<string, string>> = {}): Promise<StoredDemo> =>
  (await uploadDemo(talent.token, talent.uid, { fields })).collection;
const remove = ({ id }: StoredDemo) => call('DELETE', `/demo/${talent.uid}/${id}`, { token: talent.token });
const readCounts = async (id: string | null) => {
  const { status, totalAudioDemos: total, waitingDemos: waiting } = (await readStoredTicket(id)) ?? {};
  return [status, total, waiting];
};

describe('a talent’s ticket', () => {
  it('is opened by the first demo that waits for review, and joined by the next in its language', async () => {
    const first = await makeDemo();
    expect(await readStoredTicket(first.curationTicketId)).toMatchObject({
      language: 'eng',
      agencyIds: [tenant.agencyId],
      status: 'open',
      talents: 1,
      totalAudioDemos: 1,
      waitingDemos: 1,
      assignedTo: null,
    });

    expect((await makeDemo()).curationTicketId).toBe(first.curationTicketId);
    expect(await readCounts(first.curationTicketId)).toEqual(['open', 2, 2]);

    const spanish = await makeDemo({ language: 'spa' });
    expect(spanish.curationTicketId).not.toBe(first.curationTicketId);
  });

  it('contains no talent', async () => {
    const { curationTicketId } = await makeDemo();
    expect(JSON.stringify(await readStoredTicket(curationTicketId))).not.toContain(talent.uid);
  });

  it('counts all ten concurrent uploads in one ticket', async () => {
    // One instance handles ten concurrent calls. The emulator starts a process for each, which is too slow for this.
    const demos = await Promise.all(
      Array.from({ length: 10 }, () => uploadDemo(talent.token, talent.uid, { at: ownApi.address })),
    );
    expect(demos.map(({ status }) => status)).toEqual(demos.map(() => 201));
    const ids = new Set(demos.map(({ collection }) => collection.curationTicketId));
    expect(ids.size).toBe(1);
    expect(await readCounts([...ids][0] ?? null)).toEqual(['open', 10, 10]);
  });

  it('counts down with each verdict and each deleted demo, and closes with the last', async () => {
    const [first, second] = [await makeDemo(), await makeDemo()];
    const { curationTicketId: id } = first;
    await changeDemo(admin.token, first, { reviewStatus: 'rejected', reviewerComment: 'Too much room.' });
    expect(await readCounts(id)).toEqual(['open', 2, 1]);
    await changeDemo(talent.token, first, { name: 'Again' });
    expect(await readCounts(id)).toEqual(['open', 2, 2]);
    await remove(first);
    expect(await readCounts(id)).toEqual(['open', 1, 1]);
    await remove(second);
    expect(await readCounts(id)).toEqual(['closed', 0, 0]);
  });

  const readMailParams = async (id: string | null) =>
    (await firestore().doc(`mail/demo-curation_${id}`).get()).get('params') as object | undefined;
  const giveVerdict = (demo: StoredDemo, reviewStatus: string) =>
    changeDemo(admin.token, demo, { reviewStatus, reviewerComment: 'Heard.' });

  it('closes, if unassigned, with an admin’s last verdict, and notifies the talent of all verdicts once', async () => {
    const [first, second] = [await makeDemo({ name: 'One' }), await makeDemo({ name: 'Two' })];
    const { curationTicketId: id } = first;
    await giveVerdict(first, 'approved');
    expect([await readCounts(id), await readMailParams(id)]).toEqual([['open', 2, 1], undefined]);
    await giveVerdict(second, 'rejected');
    expect(await readCounts(id)).toEqual(['closed', 2, 0]);

    const reply = { approved: ['One'], rejected: [{ name: 'Two', reason: 'Heard.' }] };
    expect(await readMailParams(id)).toMatchObject(reply);
    for (const demo of [first, second])
      expect((await firestore().doc(`demoDossiers/${demo.id}`).get()).get('comment')).toBe('Heard.');
    // A changed verdict doesn't close the ticket again.
    expect((await giveVerdict(second, 'approved')).status).toBe(200);
    expect([await readCounts(id), await readMailParams(id)]).toMatchObject([['closed', 2, 0], reply]);
  });

  it('closes, too, when the last waiting demo is deleted', async () => {
    const [first, second] = [await makeDemo({ name: 'One' }), await makeDemo({ name: 'Two' })];
    await giveVerdict(first, 'rejected');
    await remove(second);
    expect(await readCounts(first.curationTicketId)).toEqual(['closed', 1, 0]);
    expect(await readMailParams(first.curationTicketId)).toMatchObject({
      approved: [],
      rejected: [{ name: 'One' }],
    });
  });

  it('stays open for its engineer when another gives the last verdict', async () => {
    const demo = await makeDemo();
    const engineer = await makeEngineer([tenant.agencyId]);
    await changeTicket(engineer.token, demo.curationTicketId, 'take');
    await giveVerdict(demo, 'approved');
    expect(await readCounts(demo.curationTicketId)).toEqual(['open', 1, 0]);
    expect(await readMailParams(demo.curationTicketId)).toBeUndefined();
    expect((await changeTicket(engineer.token, demo.curationTicketId, 'close')).status).toBe(200);
    expect(await readMailParams(demo.curationTicketId)).toMatchObject({ approved: [demo.name] });
  });

  it('loses a demo whose language changes', async () => {
    const [first, second] = [await makeDemo(), await makeDemo()];
    const { collection: moved } = await changeDemo(talent.token, second, { language: 'spa' });
    expect(await readCounts(first.curationTicketId)).toEqual(['open', 1, 1]);
    expect(moved.curationTicketId).not.toBe(first.curationTicketId);
    expect(await readCounts(moved.curationTicketId)).toEqual(['open', 1, 1]);
  });

  it('gives new demos to its engineer, and gets none once closed', async () => {
    const first = await makeDemo();
    const taken = { assignedTo: `eng-${randomUUID()}`, assignedAt: new Date() };
    const ticket = firestore().doc(`curationTickets/${first.curationTicketId}`);
    await ticket.update(taken);
    expect((await makeDemo()).assignedTo).toBe(taken.assignedTo);
    await ticket.update({ status: 'closed', assignedTo: null, assignedAt: null });

    const later = await makeDemo();
    expect(later.curationTicketId).not.toBe(first.curationTicketId);
    expect(later.assignedTo).toBeNull();
    await remove(first);
    expect(await readCounts(first.curationTicketId)).toEqual(['closed', 2, 2]);
  });
});

describe('shortlists', () => {
  it('lose a deleted demo, and keep a rejected one, which can no longer be cast', async () => {
    const [placed, gone] = [await makeDemo(), await makeDemo()];
    const cast = await makeCast(tenant, 0);
    const place = ({ id }: StoredDemo) =>
      firestore().doc(`castingDemos/${cast.castingId}_${cast.voice.id}_${id}`);
    for (const demo of [placed, gone]) {
      await changeDemo(admin.token, demo, { reviewStatus: 'approved' });
      const body = { castingId: cast.castingId, voiceId: cast.voice.id, demoId: demo.id };
      const listed = await call('POST', `/casting-demo/${cast.project.id}`, {
        token: tenant.clientToken,
        body,
      });
      expect(listed.status).toBe(201);
    }

    expect((await place(placed).get()).get('demo.level.loudness')).toBeLessThan(0);
    await remove(gone);
    await changeDemo(admin.token, placed, { reviewStatus: 'rejected' });
    expect((await place(gone).get()).exists).toBe(false);
    expect((await place(placed).get()).get('isWithdrawn')).toBe(true);
    await changeDemo(admin.token, placed, { reviewStatus: 'approved', tone: 'HIGH' });

    const shown = await place(placed).get();
    expect([shown.get('isWithdrawn'), shown.get('demo.tone')]).toEqual([false, 'HIGH']);

    const casting = await firestore().doc(`castings/${cast.castingId}`).get();
    expect(casting.get(`shortlisted.${cast.voice.id}`)).toBe(1);
  });
});

it('deleting a talent closes their tickets', async () => {
  const demo = await makeDemo();
  await call('POST', '/privacy/deletion-request', { token: talent.token });
  const path = `/privacy/deletion-request/${talent.uid}/confirm`;
  const { status } = await call('POST', path, { token: admin.token });
  expect(status).toBe(200);
  expect(await readStoredDemo(demo.id)).toBeUndefined();
  expect(await readCounts(demo.curationTicketId)).toEqual(['closed', 0, 0]);
});
