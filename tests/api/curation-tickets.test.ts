import { beforeAll, describe, expect, it } from 'vitest';
import { TICKET_PAGE_SIZE } from '@domain/curation/curation.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { changeTicket, readDemoForReview, listTickets, makeEngineer } from '../stack/curation.ts';
import {
  changeDemo,
  makeDemoRecord,
  readStoredDemo,
  readStoredTicket,
  uploadDemo,
  type StoredDemo,
} from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let firstEngineer: Account;
let secondEngineer: Account;
let talent: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  const { agencyId, key } = tenant;
  [admin, firstEngineer, secondEngineer] = await Promise.all([
    makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } }),
    makeEngineer([agencyId], { user: { displayName: 'Enzo One' } }),
    makeEngineer([agencyId], { user: { displayName: 'Elsa Two' } }),
  ]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
});

const makeDemo = async (fields: Readonly<Record<string, string>> = {}): Promise<StoredDemo> =>
  (await uploadDemo(talent.token, talent.uid, { fields })).collection;
const isKnown = async ({ uid }: Account): Promise<boolean> =>
  (await firestore().doc(`engineerAssignments/${uid}_${talent.uid}`).get()).exists;
const listIds = async (token: string, scope: string): Promise<readonly string[]> =>
  (await listTickets(token, scope)).collection.items.map(({ id }) => id);

describe('taking a ticket', () => {
  it('gives the engineer the ticket, its demos and their talent; releasing it reverts all of it', async () => {
    const demo = await makeDemo();
    const { curationTicketId: id } = demo;
    expect(await listIds(firstEngineer.token, 'available')).toContain(id);
    expect((await readDemoForReview(firstEngineer.token, demo.id)).status).toBe(404);

    const { status, collection } = await changeTicket(firstEngineer.token, id, 'take');
    expect([status, collection.assignedTo]).toEqual([200, firstEngineer.uid]);
    expect(await readStoredTicket(id)).toMatchObject({ assignedTo: firstEngineer.uid, status: 'open' });
    expect(await readStoredDemo(demo.id)).toMatchObject({ assignedTo: firstEngineer.uid });
    expect((await readStoredDemo(demo.id))?.assignedAt).toEqual((await readStoredTicket(id))?.assignedAt);
    expect(await isKnown(firstEngineer)).toBe(true);
    expect(await listIds(firstEngineer.token, 'mine')).toContain(id);
    expect(await listIds(secondEngineer.token, 'available')).not.toContain(id);
    expect((await readDemoForReview(firstEngineer.token, demo.id)).status).toBe(200);

    expect((await changeTicket(firstEngineer.token, id, 'release')).status).toBe(200);
    expect(await readStoredTicket(id)).toMatchObject({ assignedTo: null, assignedAt: null });
    expect(await readStoredDemo(demo.id)).toMatchObject({ assignedTo: null, assignedAt: null });
    expect(await isKnown(firstEngineer)).toBe(false);
    expect((await readDemoForReview(firstEngineer.token, demo.id)).status).toBe(404);
    expect(await listIds(secondEngineer.token, 'available')).toContain(id);
  });

  it('gives it to one of two engineers at a time, and the other learns who has it', async () => {
    const { id: demoId, curationTicketId: id } = await makeDemo();
    const answers = await Promise.all(
      [firstEngineer, secondEngineer].map(({ token }) => changeTicket(token, id, 'take')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const [winner, loser] =
      answers[0]?.status === 200 ? [firstEngineer, secondEngineer] : [secondEngineer, firstEngineer];
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe('ticket.taken');
    expect(refused?.error.message).toContain(winner === firstEngineer ? 'Enzo One' : 'Elsa Two');
    expect((await readStoredTicket(id))?.assignedTo).toBe(winner.uid);
    expect((await readStoredDemo(demoId))?.assignedTo).toBe(winner.uid);
    expect([await isKnown(winner), await isKnown(loser)]).toEqual([true, false]);
    // Only the assignee may return it.
    expect((await changeTicket(loser.token, id, 'release')).error.code).toBe('ticket.taken');
  });

  it('shows only people of the agency', async () => {
    const elsewhere = await makeEngineer([otherTenant.agencyId], { user: { displayName: 'Olaf Other' } });
    const shared = await makeTalentAccount([tenant.agencyId, otherTenant.agencyId]);
    const { collection } = await uploadDemo(shared.token, shared.uid);
    const id = collection.curationTicketId;
    expect((await changeTicket(elsewhere.token, id, 'take')).status).toBe(200);
    const refused = await changeTicket(firstEngineer.token, id, 'take');
    expect([refused.status, refused.error.code]).toEqual([409, 'ticket.takenByOther']);
    expect(refused.error.message).not.toContain('Olaf');
  });

  it('is limited to engineers engaged by the agency, and closed to admins', async () => {
    const { curationTicketId: id } = await makeDemo();
    const [elsewhere, pending] = await Promise.all([
      makeEngineer([otherTenant.agencyId]),
      makeEngineer([tenant.agencyId], { standing: { engagement: 'pending' } }),
    ]);
    expect((await changeTicket(elsewhere.token, id, 'take')).status).toBe(404);
    expect((await changeTicket(pending.token, id, 'take')).status).toBe(404);
    expect((await changeTicket(tenant.teamToken, id, 'take')).status).toBe(403);
    expect((await changeTicket(admin.token, id, 'take')).status).toBe(403);
    for (const { token } of [elsewhere, pending])
      expect((await listTickets(token, 'available')).collection.items).toEqual([]);
    expect((await changeTicket(firstEngineer.token, id, 'take')).status).toBe(200);
  });
});

describe('handing over', () => {
  it('moves all of it to a colleague', async () => {
    const { id: demoId, curationTicketId: id } = await makeDemo();
    const outsider = await makeEngineer([otherTenant.agencyId]);
    await changeTicket(firstEngineer.token, id, 'take');

    const path = `/curation-ticket/${id}/engineer`;
    const { collection: colleagues } = await call<readonly { id: string }[]>('GET', path, {
      token: firstEngineer.token,
    });
    expect(colleagues.map((colleague) => colleague.id)).toContain(secondEngineer.uid);
    expect(colleagues.map((colleague) => colleague.id)).not.toContain(firstEngineer.uid);

    expect(await changeTicket(firstEngineer.token, id, 'handOver', outsider.uid)).toMatchObject({
      status: 422,
      error: { code: 'ticket.noEngineer', property: 'to' },
    });

    expect((await changeTicket(firstEngineer.token, id, 'handOver')).status).toBe(422);
    expect((await changeTicket(firstEngineer.token, id, 'handOver', secondEngineer.uid)).status).toBe(200);
    expect((await readStoredDemo(demoId))?.assignedTo).toBe(secondEngineer.uid);
    expect([await isKnown(firstEngineer), await isKnown(secondEngineer)]).toEqual([false, true]);
    expect((await changeTicket(admin.token, id, 'handOver', firstEngineer.uid)).collection.assignedTo).toBe(
      firstEngineer.uid,
    );
  });
});

describe('closing an engineer’s ticket', () => {
  const close = (token: string, id: string | null, reason: string) =>
    call<{ closedReason?: string }>('PATCH', `/curation-ticket/${id}`, {
      token,
      body: { action: 'close', reason },
    });

  it('is allowed to the agency’s admins when nothing waits, with a reason that stays on the ticket', async () => {
    const demo = await makeDemo();
    const { curationTicketId: id } = demo;
    const stranger = await makeAccount({
      uid: `admin-${otherTenant.key}`,
      held: { admin: [otherTenant.agencyId] },
    });
    await changeTicket(firstEngineer.token, id, 'take');
    expect((await close(admin.token, id, 'On holiday')).error.code).toBe('ticket.waiting');
    expect((await changeDemo(firstEngineer.token, demo, { reviewStatus: 'approved' })).status).toBe(200);
    expect((await close(stranger.token, id, 'On holiday')).status).toBe(404);
    expect((await close(secondEngineer.token, id, 'On holiday')).status).toBe(409);
    expect((await close(admin.token, id, 'x'.repeat(301))).error.property).toBe('reason');

    const { status, collection } = await close(admin.token, id, 'Enzo is on holiday');
    expect([status, collection.closedReason]).toEqual([200, 'Enzo is on holiday']);
    expect(await readStoredTicket(id)).toMatchObject({ status: 'closed', closedBy: firstEngineer.uid });
  });

  it('stores no reason for a user’s own ticket', async () => {
    const demo = await makeDemo();
    await changeTicket(firstEngineer.token, demo.curationTicketId, 'take');
    await changeDemo(firstEngineer.token, demo, { reviewStatus: 'approved' });
    expect((await close(firstEngineer.token, demo.curationTicketId, 'Done')).status).toBe(200);
    expect(await readStoredTicket(demo.curationTicketId)).not.toHaveProperty('closedReason');
  });
});

describe('a ticket that loses its last demo', () => {
  it('closes, and its engineer loses access to the talent, unless by another ticket', async () => {
    const [english, spanish] = [await makeDemo(), await makeDemo({ language: 'spa' })];
    await changeTicket(firstEngineer.token, english.curationTicketId, 'take');
    await changeTicket(firstEngineer.token, spanish.curationTicketId, 'take');

    const remove = ({ id }: StoredDemo) =>
      call('DELETE', `/demo/${talent.uid}/${id}`, { token: talent.token });
    await remove(english);
    expect((await readStoredTicket(english.curationTicketId))?.status).toBe('closed');
    expect(await isKnown(firstEngineer)).toBe(true);
    await remove(spanish);
    expect(await isKnown(firstEngineer)).toBe(false);
  });
});

describe('lists', () => {
  it('are paginated, the oldest first', async () => {
    const { agencyId } = await makeTenant(0);
    const { token } = await makeEngineer([agencyId]);
    const talent = await makeTalentAccount([agencyId]);
    const batch = firestore().batch();
    const record = { language: 'eng', agencyIds: [agencyId], status: 'open', assignedTo: null };
    const waiting = {
      reviewStatus: 'pending',
      approved: false,
      approvedPath: null,
      reviewedAt: null,
    } as const;
    for (let number = 0; number < TICKET_PAGE_SIZE + 1; number += 1) {
      const curationTicketId = `${agencyId}-${100 + number}`;
      const demo = makeDemoRecord(talent.uid, [agencyId], { ...waiting, curationTicketId });
      batch.set(firestore().doc(`demos/${curationTicketId}`), { ...demo, principalInCategory: number === 0 });

      batch.set(firestore().doc(`curationTickets/${curationTicketId}`), {
        ...record,
        talents: 1,
        totalAudioDemos: 1,
        waitingDemos: 1,
        assignedAt: null,
        closedBy: null,
        closedAt: null,
        createdAt: new Date(2026, 0, 1, 0, number),
      });
    }

    await batch.commit();
    await refreshCopies(talent.uid);

    const { items, cursor } = (await listTickets(token, 'available')).collection;
    expect([items.length, items[0]?.id]).toEqual([TICKET_PAGE_SIZE, `${agencyId}-100`]);

    const rest = (await listTickets(token, 'available', cursor)).collection;
    expect(rest.items.map(({ id }) => id)).toEqual([`${agencyId}-${100 + TICKET_PAGE_SIZE}`]);
    expect(rest.cursor).toBeUndefined();
  });

  it('must be of a known kind, and start at the given cursor', async () => {
    expect((await listTickets(firstEngineer.token, 'available', 'nothing')).status).toBe(422);
    expect((await listTickets(firstEngineer.token, 'other')).status).toBe(422);
  });
});
