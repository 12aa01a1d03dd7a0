import { beforeAll, describe, expect, it } from 'vitest';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { addDays } from '@domain/values/add-days.ts';
import type { RenewalQuote } from '@domain/orders/orders.api.ts';
import type { OfferedOptions } from '@domain/pricing/agency-options.api.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findSold, runLedger } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderCalls } from '../stack/orders.ts';
import {
  addAsset,
  addLicence,
  getDayFromNow,
  makeChoice,
  makeRateTableTerms,
  saveTable,
} from '../stack/pricing.ts';
import { choosePlace } from '../stack/places.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
const { show, place, move } = makeOrderCalls();

const CYCLE = { code: 'P13W', label: '13 weeks', labelEs: '13 semanas', isHidden: false };
const CAMPAIGN = { code: 'CAMPAIGN', label: 'Campaign', labelEs: 'Campaña', isHidden: false };
const readDurations = async () => {
  const { collection } = await call<OfferedOptions>('GET', '/licenceOptions', { token: admin.token });
  return {
    version: collection.version,
    options: collection.durations.map(({ isOwn: _isOwn, ...option }) => option),
  };
};
const saveDurations = async (...added: readonly object[]) => {
  const { version, options } = await readDurations();
  return call<OfferedOptions>('PUT', '/licenceOptions', {
    token: admin.token,
    body: { kind: 'durations', basedOn: version, options: [...options, ...added] },
  });
};

beforeAll(async () => {
  tenant = await makeTenant(1);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  await saveDurations(CYCLE, CAMPAIGN);
  const factors = [
    { code: 'P13W', factor: 4_000 },
    { code: 'CAMPAIGN', factor: 6_000 },
  ];
  await saveTable(admin.token, 0, { durations: [...makeRateTableTerms().durations, ...factors] });
});

/** Has a licence of that duration ordered and confirmed. */
const sell = async (duration: string): Promise<SoldLicence> => {
  const { project, voice, shortlisted } = await makeCast(tenant, 1);
  await choosePlace(shortlisted[0]?.id, project.id, tenant.clientToken);
  const asset = await addAsset(tenant.clientToken, voice.id);
  const added = await addLicence(tenant.clientToken, asset.id, makeChoice(duration));
  expect(added.status).toBe(201);
  const { collection } = await show(tenant.clientToken, project.id);
  await place(tenant.clientToken, project.id, collection.priceKey);
  expect((await move(admin.token, project.id, 'confirmed')).status).toBe(200);
  await runLedger();
  const [sold] = await findSold(project.id);
  if (!sold) throw new Error('nothing was sold');
  return sold;
};

const setDays = (token: string, { id }: SoldLicence, body: object) =>
  call<LicenceRow>('PATCH', `/soldLicence/${id}`, { token, body });
const readLicence = async ({ id }: SoldLicence) =>
  (await firestore().doc(`soldLicences/${id}`).get()).data() as SoldLicence;

describe('an agency’s own duration', () => {
  it('has the length that names it, once, in both ways to write years', async () => {
    const { options } = await readDurations();
    expect(options.map(({ code }) => code).slice(-2)).toEqual(['P13W', 'CAMPAIGN']);

    const long = { label: 'Four years', labelEs: 'Cuatro años', isHidden: false };
    const refusals = [
      [long, 'licenceOptions.term'],
      [{ ...long, code: 'P4' }, 'validation.codeUnknown'],
      [{ ...long, code: 'P2Y' }, 'licenceOptions.sameTerm'],
      [{ ...long, code: 'P13W' }, undefined],
    ] as const;
    for (const [option, code] of refusals) {
      const refused = await saveDurations(option);
      expect([option, refused.status]).toEqual([option, 422]);
      if (code) expect(refused.error.code).toBe(code);
    }

    expect((await saveDurations({ ...long, code: 'P4Y' })).status).toBe(200);
    expect((await readDurations()).options.at(-1)?.code).toBe('4Y');
  });

  it('ends by the calendar, reminds by its length, and is renewed for the same time', async () => {
    const sold = await sell('P13W');
    // 40 % of a year's usage of 300, and the talent's fee without the commission.
    expect(sold.prices).toEqual({ currency: 'EUR', earned: 12_000, renewal: 13_200, renewalEarned: 12_000 });

    const today = getDayFromNow(0);
    const aired = await setDays(tenant.clientToken, sold, { firstAirOn: today });
    expect(aired.collection).toMatchObject({ expiresOn: addDays(today, 90), takesEnd: false });
    const stored = await readLicence(sold);
    expect(stored.remindAt?.toMillis()).toBe(Date.parse(`${addDays(today, 90 - 22)}T08:00:00Z`));
    const noEnd = await setDays(admin.token, sold, { firstAirOn: today, endsOn: addDays(today, 5) });
    expect([noEnd.status, noEnd.error.code]).toEqual([422, 'ledger.endByDuration']);

    const quote = await call<RenewalQuote>('GET', `/soldLicence/${sold.id}/renewal`, {
      token: tenant.clientToken,
    });
    expect(quote.collection).toMatchObject({
      from: addDays(today, 91),
      through: addDays(today, 181),
      net: 13_200,
    });

    const { priceKey } = quote.collection;
    const ordered = await call<{ readonly id: string }>('POST', `/soldLicence/${sold.id}/renewal`, {
      token: tenant.clientToken,
      body: { priceKey },
    });
    await move(admin.token, ordered.collection.id, 'confirmed');
    expect(await readLicence(sold)).toMatchObject({ renewedTerms: 1, expiresOn: addDays(today, 181) });
  });

  it('of a campaign ends on an entered day: the client enters it once, staff correct it', async () => {
    const sold = await sell('CAMPAIGN');
    expect(sold.prices).toMatchObject({ earned: 18_000, renewal: null });

    const firstAirOn = getDayFromNow(0);
    const open = await setDays(tenant.clientToken, sold, { firstAirOn });
    expect(open.collection).toMatchObject({ expiresOn: null, takesFirstAir: false, takesEnd: true });

    const early = await setDays(tenant.clientToken, sold, { firstAirOn, endsOn: addDays(firstAirOn, -1) });
    expect([early.status, early.error.code]).toEqual([422, 'ledger.endEarly']);
    const endsOn = addDays(firstAirOn, 40);
    const entered = await setDays(tenant.clientToken, sold, { firstAirOn, endsOn });
    expect(entered.collection).toMatchObject({ expiresOn: endsOn, takesEnd: false, offer: null });
    const { talentId, orderId } = sold;
    const live = await firestore().doc(`liveLicences/${talentId}`).get();
    expect(live.get(`orders.${orderId}.uses`)).toMatchObject([{ to: endsOn }]);

    const again = await setDays(tenant.clientToken, sold, { firstAirOn, endsOn: addDays(endsOn, 1) });
    expect([again.status, again.error.code]).toEqual([403, 'ledger.endSet']);
    const corrected = await setDays(admin.token, sold, { firstAirOn, endsOn: addDays(endsOn, 1) });
    expect(corrected.collection).toMatchObject({ expiresOn: addDays(endsOn, 1), takesEnd: true });
  });
});
