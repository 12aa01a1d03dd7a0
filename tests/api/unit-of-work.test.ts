import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Enquiry, OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import { enquiries } from '../../functions/src/work/collections/enquiries.ts';
import { createStep } from '../../functions/src/work/unit/operation.ts';
import type { Work } from '../../functions/src/work/unit/work.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { breakTransactions } from '../stack/faults.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});

const makeEnquiry = (): Enquiry => ({
  id: randomUUID(),
  agencyId: tenant.agencyId,
  state: 'new',
  steps: [],
  writer: 'client',
  name: 'Ana',
  message: 'Could we record next week?',
  locale: 'en',
  userId: 'nobody',
  talentId: null,
  companyName: null,
  projectId: null,
  projectName: null,
  createdAt: Timestamp.now(),
});
const store = async (): Promise<Enquiry> => {
  const enquiry = makeEnquiry();
  await firestore()
    .doc(`enquiries/${enquiry.id}`)
    .set({ ...enquiry, id: undefined });
  return enquiry;
};
const readAudit = async (id: string) => {
  const found = await firestore().collection('audit').where('subject', '==', `enquiries/${id}`).get();
  return found.docs.map((entry) => [entry.get('action'), entry.get('before'), entry.get('after')]);
};
/** A caller without rights, for units that check none. */
const nobody = { uid: 'nobody', realUid: 'nobody' } as never;
const change = <Result>(work: (work: Work) => Promise<Result>) =>
  createStep(nobody, 'enquiries.move')(work, { audited: { record: enquiries } });

describe('a unit of work', () => {
  it('reads its own writes, by id and in queries that matched before', async () => {
    const [enquiry, dropped, made] = [await store(), await store(), makeEnquiry()];
    const query = enquiries.ref.where('agencyId', '==', tenant.agencyId).where('state', '==', 'new');

    const seen = await change(async (work) => {
      const [first, second] = [
        await work.read(enquiries, enquiry.id),
        await work.read(enquiries, dropped.id),
      ];
      if (!first || !second) throw new Error('The messages are missing');

      work.update(first, { state: 'closed' });
      work.delete(second);
      work.create(enquiries, made);

      const found = await work.findStored(enquiries, query);
      const ids = [enquiry, dropped, made].map(({ id }) => id);
      const byId = await Promise.all(ids.map((id) => work.read(enquiries, id)));

      return { byId: byId.map((item) => item?.state), found: found.map(({ id, state }) => [id, state]) };
    });
    expect(seen.byId).toEqual(['closed', undefined, 'new']);
    expect(seen.found).toContainEqual([enquiry.id, 'closed']);
    expect(seen.found.map(([id]) => id)).not.toContain(dropped.id);
    expect(seen.found.map(([id]) => id)).not.toContain(made.id);
  });

  it('audits the changed fields, and all fields of what it creates or deletes', async () => {
    const [enquiry, dropped, made] = [await store(), await store(), makeEnquiry()];
    await change(async (work) => {
      const first = await work.read(enquiries, enquiry.id);
      const second = await work.read(enquiries, dropped.id);
      if (!first || !second) throw new Error('The messages are missing');
      work.update(first, { state: 'closed' });
      work.delete(second);
      work.create(enquiries, made);
    });

    expect(await readAudit(enquiry.id)).toEqual([['enquiries.move', { state: 'new' }, { state: 'closed' }]]);
    expect(await readAudit(dropped.id)).toEqual([['enquiries.move', dropped, null]]);
    expect(await readAudit(made.id)).toEqual([['enquiries.move', null, made]]);
  });

  it('fails when it would change a record without an audit entry', async () => {
    const { id } = await store();
    const silent = createStep(
      nobody,
      'enquiries.move',
    )(async (work) => {
      const enquiry = await work.read(enquiries, id);
      if (enquiry) work.update(enquiry, { state: 'closed' });
    });
    await expect(silent).rejects.toThrow('without an audit entry');
    expect((await firestore().doc(`enquiries/${id}`).get()).get('state')).toBe('new');
  });
});

describe('a change under an idempotency key', () => {
  const close = (id: string, key: string, token = tenant.teamToken) =>
    call<OpenedEnquiry>('PATCH', `/enquiry/${id}`, {
      token,
      body: { state: 'closed', revision: 0 },
      headers: { 'Idempotency-Key': key },
    });

  /** Replay data of the changes of a message. */
  const readNotes = async (id: string) => {
    const found = await firestore().collection('idempotency').get();
    return found.docs.filter((note) => String(note.get('reply')).includes(id));
  };

  it('is one commit with its audit and its reply, which a repeat returns', async () => {
    const { id } = await store();
    const first = await close(id, `key-${id}`);
    expect(first.status).toBe(200);

    const [note, ...more] = await readNotes(id);
    const audit = await firestore().collection('audit').where('subject', '==', `enquiries/${id}`).get();
    expect(note?.createTime).toEqual(audit.docs[0]?.createTime);

    const second = await close(id, `key-${id}`);
    expect(second.collection).toEqual(first.collection);
    expect([more.length, (await readAudit(id)).length]).toEqual([0, 1]);
    expect((await readNotes(id))[0]?.updateTime).toEqual(note?.createTime);
  });

  it('returns the stored reply if the response was lost', async () => {
    const { id } = await store();
    const { heal } = breakTransactions(() => 'after');
    expect((await close(id, `key-${id}`)).status).toBe(500);
    heal();
    const again = await close(id, `key-${id}`);
    expect([again.status, again.collection.state]).toEqual([200, 'closed']);
    expect(await readAudit(id)).toHaveLength(1);
  });

  it('stores nothing for another agency’s record', async () => {
    const { id } = await store();
    expect((await close(id, `key-${id}`, otherTenant.teamToken)).status).toBe(404);
    expect(await readAudit(id)).toEqual([]);
  });
});
