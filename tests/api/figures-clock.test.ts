import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { toWeekId, type AgencyFigures } from '@domain/figures/figures.ts';
import { getBounds, toWeek } from '@domain/figures/spans.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { getFault, type Fault } from '../../functions/src/work/copies/compare.ts';
import { getFiguresCopies } from '../../functions/src/work/copies/figures.ts';
import { toRecord } from '../../functions/src/platform/firestore/db.ts';
import { countWeeks } from '../../functions/src/work/following/audition-weeks.ts';
import { firestore } from '../stack/admin.ts';
import { getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { transact } from '../../functions/src/work/unit/transact.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

const fetchFigures = async (token: string): Promise<AgencyFigures> => {
  const { status, collection } = await call<AgencyFigures>('GET', '/figures', { token });
  expect(status).toBe(200);
  return collection;
};

/** 23:30 UTC on the last past Sunday. */
const LATE_ON_SUNDAY = getBounds(toWeek(Date.now(), 'UTC'), 'UTC').from - 30 * 60 * 1000;

/** Zones that never share a date. */
const [AHEAD, BEHIND] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/** Differences between an agency's figures and their sources. */
const findFaults = (agencyId: string): Promise<readonly Fault[]> =>
  firestore().runTransaction(async (transaction) =>
    (await getFiguresCopies({ firestore: firestore(), transaction }, agencyId)).flatMap(
      (copy) => getFault(copy) ?? [],
    ),
  );

describe('the time zone of figures', () => {
  let clocked: Tenant;
  let head: Person;
  let id: string;
  const change = (body: object, token = head.token) =>
    call<Agency>('PATCH', `/agency/${clocked.agencyId}`, { token, body });

  const countTakes = async () => {
    const { weeks, ...reply } = await fetchFigures(clocked.teamToken);
    return { ...reply, takes: weeks.filter((week) => week.takes > 0).map(({ week }) => week) };
  };

  const sunday = toWeek(LATE_ON_SUNDAY, 'UTC');
  const monday = toWeek(LATE_ON_SUNDAY, 'Europe/Madrid');

  it('is the agency’s, and counts follow when it changes', async () => {
    clocked = await makeTenant(1);

    const cast = await makeCast(clocked);
    head = await makePerson(clocked.agencyId, clocked.companyId, 'admin');
    id = `${cast.castingId}_${cast.voice.id}_${clocked.talents[0]!.id}`;

    const body = { style: 'NATURAL', deadline: makeDeadline(5), script: 'The script.', brief: '' };
    const path = `/audition/${cast.castingId}/${cast.voice.id}`;
    expect((await call('POST', path, { token: clocked.clientToken, body })).status).toBe(201);

    const upload = await getUploadPath(id, clocked.talents[0]!.email);
    expect((await call('POST', upload, { body: uploadForm(take) })).status).toBe(201);

    const readEntry = async () =>
      toRecord<AuditionEntry>(await firestore().doc(`auditionEntries/${id}`).get());
    const before = await readEntry();
    const moved = Timestamp.fromMillis(LATE_ON_SUNDAY);
    await firestore().doc(`auditionEntries/${id}`).update({ createdAt: moved, uploadedAt: moved });

    const batch = firestore().batch();
    countWeeks(batch, before, await readEntry());
    await batch.commit();

    expect(await countTakes()).toMatchObject({ timeZone: 'Europe/Madrid', takes: [monday] });
    expect((await change({ timeZone: 'America/New_York' })).status).toBe(200);
    const { timeZone, languages, takes: inNewYork } = await countTakes();
    expect([timeZone, inNewYork, languages.length]).toEqual(['America/New_York', [sunday], 1]);
    expect((await change({ timeZone: 'Asia/Kolkata' })).status).toBe(200);
    expect((await countTakes()).takes).toEqual([monday]);
    expect(await findFaults(clocked.agencyId)).toEqual([]);
  });

  it('is applied by a repair to whole weeks counted before', async () => {
    const week = firestore().doc(`auditionWeeks/${toWeekId(clocked.agencyId, sunday, id)}`);
    const reply = await countTakes();
    const { agencyId } = clocked;
    await week.set({ agencyId, week: sunday, languages: { eng: { asked: 1 } }, hours: { '0': 1 } });
    expect(await countTakes()).toMatchObject({ takes: [], languages: [] });

    const faults = await findFaults(agencyId);
    expect(faults.map(({ fields }) => fields)).toEqual([['parts', 'languages', 'hours']]);
    await transact((work) => Promise.resolve(faults.forEach(({ fix }) => fix?.(work))));
    expect([await countTakes(), await findFaults(agencyId)]).toEqual([reply, []]);
  });

  it('dates papers, never earlier than the ones before', async () => {
    const token = head.token;
    const client = await makePerson(clocked.agencyId, clocked.companyId, 'client');
    // The figures by either zone.
    expect((await change({ timeZone: BEHIND })).status).toBe(200);
    expect((await saveTable(token, 0, { validFrom: getDayInZone(BEHIND, new Date()) })).status).toBe(201);
    await call('POST', '/billing', { token: client.token, body: BILLING });
    await call('PUT', '/billingTerms', { token, body: makeBillingTerms({ dueDays: 10 }) });

    const { show, place, move, pay } = makeOrderCalls();

    const confirmOrder = async () => {
      const { project } = await makeOrderable(clocked);
      const { collection: draft } = await show(client.token, project.id);
      expect((await place(client.token, project.id, draft.priceKey)).status).toBe(201);
      expect((await move(token, project.id, 'confirmed')).status).toBe(200);
      return project.id;
    };

    const listPapers = async () => {
      const query = firestore().collection('invoices').where('agencyId', '==', clocked.agencyId);
      const { docs } = await query.get();
      return docs.map((paper) => paper.data() as Invoice).map(({ issuedOn, dueOn }) => ({ issuedOn, dueOn }));
    };

    expect((await change({ timeZone: AHEAD })).status).toBe(200);

    const [before, projectId, after] = [
      getDayInZone(AHEAD, new Date()),
      await confirmOrder(),
      getDayInZone(AHEAD, new Date()),
    ];
    const [first] = await listPapers();
    expect([before, after]).toContain(first?.issuedOn);

    const issuedOn = first?.issuedOn ?? '';
    const due = Date.parse(issuedOn) + 10 * 24 * 60 * 60 * 1000;
    expect(first?.dueOn).toBe(new Date(due).toISOString().slice(0, 10));

    const { timeZone, months } = await fetchFigures(clocked.teamToken);
    expect(timeZone).toBe(AHEAD);
    expect(months.find(({ month }) => month === issuedOn.slice(0, 7))?.currencies).toHaveLength(1);

    expect((await change({ timeZone: BEHIND })).status).toBe(200);
    const secondOrder = await confirmOrder();
    expect((await move(token, projectId, 'cancelled')).status).toBe(200);
    expect((await listPapers()).map((paper) => paper.issuedOn)).toEqual([issuedOn, issuedOn, issuedOn]);
    expect(await findFaults(clocked.agencyId)).toEqual([]);

    // No payment is dated in the future of that zone.
    const getDayAhead = () => getDayInZone(AHEAD, new Date());
    expect((await pay(token, secondOrder, 1, getDayAhead())).status).toBe(422);
    expect((await change({ timeZone: AHEAD })).status).toBe(200);
    expect((await pay(token, secondOrder, 1, getDayAhead())).status).toBe(201);
    const [dayBefore, dayAfter] = [getDayAhead(), (await move(token, secondOrder, 'paid')) && getDayAhead()];
    const payments = await firestore().collection('payments').where('orderId', '==', secondOrder).get();
    const rest = payments.docs.find((payment) => payment.get('amount') !== 1);
    expect([dayBefore, dayAfter]).toContain(rest?.get('receivedOn'));
  });
});
