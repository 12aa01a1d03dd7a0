import { expect, it } from 'vitest';
import type { ClientActivity, ClientNotesPage } from '@domain/clients/client-activity.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

const { show, place } = makeOrderCalls();

it('shows an agency’s admins a client’s work and notes, and nobody else', async () => {
  const [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  const { agencyId, companyId, key, clientToken } = tenant;
  const clientId = `client-${key}`;
  const [admin, stranger, colleague] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
  ]);
  await firestore()
    .doc(`clients/${clientId}`)
    .set({ agencyIds: [agencyId], companyId, name: 'Ana', lastName: 'Costa', email: 'ana@tests.example' });
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });

  const { project } = await makeOrderable(tenant);
  const { collection: draft } = await show(clientToken, project.id);
  await place(clientToken, project.id, draft.priceKey);
  const body = { projectId: project.id, message: 'Could we record on Friday instead?' };
  expect((await call('POST', '/project/contactUs', { token: clientToken, body })).status).toBe(202);
  const opinion = { agencyId, companyId, projectId: project.id, userId: clientId, talentId: 'erased' };
  const [heard, rated] = [{ rating: null }, { rating: 4 }].map((rating) => ({ ...opinion, ...rating }));
  const remark = { ...opinion, text: 'Too bright', createdAt: new Date(), castingDemoId: 'unlisted' };
  await Promise.all([
    firestore().doc(`voiceRatings/heard-${key}`).set(heard!),
    firestore().doc(`voiceRatings/rated-${key}`).set(rated!),
    firestore().doc(`voiceComments/${key}`).set(remark),
  ]);

  const read = (token: string) => call<ClientActivity>('GET', `/client/${clientId}/activity`, { token });
  const write = (token: string, change: object) =>
    call<ClientNotesPage>('PUT', `/client/${clientId}/notes`, { token, body: change });

  const { collection: activity } = await read(admin.token);
  expect(activity).toMatchObject({
    notes: null,
    projects: [{ id: project.id }],
    orders: [{ id: project.id, state: 'received', total: draft.total }],
    licences: [],
    messages: [{ message: body.message, state: 'new' }],
    comments: [{ text: 'Too bright', talentName: '' }],
    ratings: [{ id: `rated-${key}`, rating: 4 }],
  });
  expect(activity.colleagues.map(({ id }) => id)).toEqual([colleague.uid]);

  const written = await write(admin.token, { text: 'Prefers calls' });
  expect(written).toMatchObject({ status: 200, collection: { text: 'Prefers calls' } });
  expect((await read(admin.token)).collection.notes).toEqual(written.collection);
  const late = await write(admin.token, { text: 'Late', updatedAt: '2026-01-01T00:00:00.000Z' });
  expect([late.status, late.error.code]).toEqual([409, 'record.stale']);
  const audit = await firestore().collection('audit').where('agencyId', '==', agencyId).get();
  const entry = audit.docs.find((record) => record.get('action') === 'clients.updateNotes');
  expect(entry?.get('after')).toEqual({ characters: 13 });

  expect([(await read(stranger.token)).status, (await write(stranger.token, {})).status]).toEqual([404, 404]);
  for (const token of [clientToken, colleague.token, tenant.teamToken, tenant.talentToken])
    expect([(await read(token)).status, (await write(token, {})).status]).toEqual([403, 403]);
});
