import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../functions/src/work/migrations/migrations.ts';
import { runMigrations } from '../../scripts/migrate/run.mjs';
import { firestore } from '../stack/admin.ts';

const read = async (path: string) => (await firestore().doc(path).get()).data();
const ignore = () => undefined;

/** Removes the records of runs, so each test has a project that had none. */
beforeEach(async () => {
  for (const { ref } of (await firestore().collection('migrations').get()).docs) await ref.delete();
});

/** Vacations that name an agency, and one that doesn't. */
const plant = async (prefix: string, count: number) => {
  for (let index = 0; index < count; index += 1)
    await firestore()
      .doc(`vacations/${prefix}-${index}`)
      .set({ talentId: `${prefix}-nobody`, agencyIds: [], changedByAgency: { agencyId: 'one' }, to: index });
  await firestore()
    .doc(`vacations/${prefix}-plain`)
    .set({ talentId: `${prefix}-nobody`, agencyIds: [], to: 9 });
};

const clear = async (prefix: string) => {
  const { docs } = await firestore()
    .collection('vacations')
    .where('talentId', '==', `${prefix}-nobody`)
    .get();
  for (const { ref } of docs) await ref.delete();
};

const countFormer = async (prefix: string) => {
  const { docs } = await firestore()
    .collection('vacations')
    .where('talentId', '==', `${prefix}-nobody`)
    .get();
  return docs.filter((snapshot) => snapshot.get('changedByAgency') !== undefined).length;
};

describe('the migrations', () => {
  it('change nothing in a dry run, convert once, and are recorded', async () => {
    await plant('once', 3);
    const lines: string[] = [];
    expect(
      await runMigrations(firestore(), MIGRATIONS, { isDryRun: true, print: (line) => lines.push(line) }),
    ).toBe(MIGRATIONS.length);
    expect(lines[0]).toBe('0001 former-fields: would change 3 records');
    expect(await countFormer('once')).toBe(3);
    expect(await read('migrations/0001')).toBeUndefined();

    expect(await runMigrations(firestore(), MIGRATIONS, { batch: 2, print: ignore })).toBe(MIGRATIONS.length);
    expect(await countFormer('once')).toBe(0);
    expect(await read('vacations/once-plain')).toEqual({ talentId: 'once-nobody', agencyIds: [], to: 9 });
    expect(await read('migrations/0001')).toMatchObject({
      name: 'former-fields',
      changed: 3,
      finishedAt: expect.any(Timestamp) as Timestamp,
    });

    await plant('once', 1);
    expect(await runMigrations(firestore(), MIGRATIONS, { print: ignore })).toBe(0);
    expect(await countFormer('once')).toBe(1);
    await clear('once');
  });

  it('continue after a kill, without reading a finished page again', async () => {
    await plant('killed', 5);
    const converted: string[] = [];
    const makeMigration = (diesAt: number) => ({
      name: 'mark',
      collections: ['vacations'],
      convert: (_collection: string, { id, talentId }: Record<string, unknown>) => {
        if (talentId !== 'killed-nobody') return Promise.resolve(undefined);
        if (converted.length === diesAt) throw new Error('killed');
        converted.push(String(id));
        return Promise.resolve({ marked: true });
      },
    });

    const run = (diesAt: number) =>
      runMigrations(firestore(), [makeMigration(diesAt)], { batch: 1, print: ignore });
    await expect(run(3)).rejects.toThrow('killed');
    expect(await read('migrations/0001')).toMatchObject({ changed: 3, finishedAt: null });

    await run(Infinity);
    expect(await read('migrations/0001')).toMatchObject({ changed: 6 });
    expect(new Set(converted).size).toBe(converted.length);
    await clear('killed');
  });

  it('refuse a number that another migration was recorded under', async () => {
    await firestore().doc('migrations/0001').set({ name: 'another', finishedAt: Timestamp.now() });
    await expect(runMigrations(firestore(), MIGRATIONS, { print: ignore })).rejects.toThrow(
      'recorded as another',
    );
  });

  it('give older orders the due date of their invoice, and the letter that follows', async () => {
    const order = {
      agencyId: 'due-agency',
      state: 'confirmed',
      total: 1000,
      paid: 0,
      invoiceId: 'due-invoice',
    };
    await firestore().doc('invoices/due-invoice').set({ agencyId: 'due-agency', dueOn: '2026-03-31' });
    await firestore().doc('orders/due-open').set(order);
    await firestore()
      .doc('orders/due-none')
      .set({ ...order, invoiceId: null });
    await firestore()
      .doc('orders/due-known')
      .set({ ...order, dueOn: '2026-01-01' });

    await runMigrations(firestore(), MIGRATIONS, { print: ignore });

    expect(await read('orders/due-open')).toMatchObject({
      dueOn: '2026-03-31',
      letterDueAt: Timestamp.fromDate(new Date('2026-04-01T07:00Z')),
    });
    expect(await read('orders/due-none')).toMatchObject({ dueOn: null, letterDueAt: null });
    expect(await read('orders/due-known')).toEqual({ ...order, dueOn: '2026-01-01' });
    for (const path of ['invoices/due-invoice', 'orders/due-open', 'orders/due-none', 'orders/due-known'])
      await firestore().doc(path).delete();
  });

  it('give agencies their accounts, with what their invoices printed, once', async () => {
    const payer = {
      name: 'Voces SL',
      iban: 'ES9121000418450200051332',
      address: { street: 'Calle', building: '1', postcode: '28004', town: 'Madrid', country: 'ESP' },
    };
    const lastStatement = { through: '2026-10-31', closing: 5 };
    const former = (agencyId: string) => ({ agencyId, payer, needsTwoPeople: true, lastStatement });
    const terms = (agencyId: string, bankDetails: string) => ({
      agencyId,
      bankDetails,
      legalName: 'Printed Ltd',
      address: 'Street 1',
      city: 'Leeds',
      zip: 'LS1',
      country: 'GBR',
    });
    const planted = {
      'agencies/euros': { currency: 'EUR' },
      'agencies/pounds': { currency: 'GBP' },
      'agencies/printed': { currency: null },
      'payoutAccounts/euros': former('euros'),
      'payoutAccounts/pounds': former('pounds'),
      'payoutAccounts/switched': { agencyId: 'switched', accounts: [], needsTwoPeople: true, version: 4 },
      'billingTerms/euros': terms('euros', 'Banco\nIBAN ES91 2100 0418 4502 0005 1332'),
      'billingTerms/pounds': terms('pounds', 'Sort code 00-00-00'),
      'billingTerms/printed': terms('printed', 'Bank A'),
      'billingTerms/silent': terms('silent', ''),
    };
    for (const [path, record] of Object.entries(planted)) await firestore().doc(path).set(record);

    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    await runMigrations(firestore(), MIGRATIONS, { isDryRun: true, print });
    expect(lines).toContain('0003 payout-accounts: would change 3 records');
    expect(await read('payoutAccounts/printed')).toBeUndefined();

    await runMigrations(firestore(), MIGRATIONS, { batch: 1, print: ignore });
    const paying = { ...payer, currency: 'EUR', lastStatement };
    const printed = {
      name: 'Printed Ltd',
      iban: '',
      address: { street: 'Street 1', building: '', postcode: 'LS1', town: 'Leeds', country: 'GBR' },
      lastStatement: null,
    };
    expect(await read('payoutAccounts/euros')).toEqual({
      ...former('euros'),
      accounts: [{ ...paying, note: 'Banco' }],
      version: 1,
    });
    expect(await read('payoutAccounts/pounds')).toMatchObject({
      accounts: [
        { ...paying, note: 'Sort code 00-00-00' },
        { ...printed, currency: 'GBP', note: 'Sort code 00-00-00' },
      ],
    });
    expect(await read('payoutAccounts/printed')).toEqual({
      agencyId: 'printed',
      accounts: [{ ...printed, currency: 'USD', note: 'Bank A' }],
      needsTwoPeople: false,
      version: 1,
    });
    expect(await read('payoutAccounts/switched')).toEqual(planted['payoutAccounts/switched']);
    expect(await read('payoutAccounts/silent')).toBeUndefined();

    // Repeated on a project that lost the record of it, it finds nothing to do.
    await firestore().doc('migrations/0003').delete();
    lines.length = 0;
    await runMigrations(firestore(), MIGRATIONS, { print });
    expect(lines.at(-1)).toMatch(/^0003 payout-accounts: \d+ records read, 0 changed$/);

    for (const path of [...Object.keys(planted), 'payoutAccounts/printed'])
      await firestore().doc(path).delete();
  });

  it('create a missing record in the transaction of its page, also after a kill', async () => {
    await plant('created', 3);
    const seen: string[] = [];
    const makeMigration = (diesAt: number) => ({
      name: 'beside',
      collections: ['vacations'],
      convert: () => Promise.resolve(undefined),
      create: (_collection: string, { id, talentId }: Record<string, unknown>) => {
        if (talentId !== 'created-nobody') return Promise.resolve(undefined);
        if (seen.length === diesAt) throw new Error('killed');
        seen.push(String(id));
        const copy = { talentId: 'copied-nobody', agencyIds: [] };
        return Promise.resolve({ collection: 'vacations', id: `0-${String(id)}`, record: copy });
      },
    });

    const run = (diesAt: number) =>
      runMigrations(firestore(), [makeMigration(diesAt)], { batch: 1, print: ignore });
    await expect(run(2)).rejects.toThrow('killed');
    await run(Infinity);
    expect(await read('migrations/0001')).toMatchObject({ changed: 4 });
    expect(await read('vacations/0-created-0')).toEqual({ talentId: 'copied-nobody', agencyIds: [] });
    await clear('created');
    await clear('copied');
  });

  it('remove the agency from checks of the connection', async () => {
    const check = { at: Timestamp.now(), status: 'passed' };
    const session = { talentId: 'nobody', agencyIds: [], status: 'passed' };
    await firestore()
      .doc('connectionSessions/named')
      .set({ ...session, history: [{ ...check, agencyId: 'one' }, check] });
    await runMigrations(firestore(), MIGRATIONS, { print: ignore });
    expect(await read('connectionSessions/named')).toEqual({ ...session, history: [check, check] });
    await firestore().doc('connectionSessions/named').delete();
  });
});
