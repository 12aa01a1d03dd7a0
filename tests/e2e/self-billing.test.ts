import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PayoutRunView } from '@domain/payouts/payouts.api.ts';
import { makePerson, type Person } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeBillingTerms } from '../stack/orders.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('self-billing', () => {
  useBrowser();
  let admin: Person;
  let talent: Account;
  let phone: Opened;

  beforeAll(async () => {
    const { agencyId, companyId } = await makeTenant(0);
    [admin, talent] = await Promise.all([
      makePerson(agencyId, companyId, 'admin'),
      makeTalentAccount([agencyId]),
    ]);
    await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
    await firestore()
      .doc(`billingInformation/${talent.uid}`)
      .set({
        agencyIds: [agencyId],
        talent: talent.uid,
        legalName: 'Vera Lund',
        vatTaxId: '54362315K',
        country: 'ESP',
        address: 'Gran Vía 1',
        address2: '',
        city: 'Madrid',
        state: '',
        zip: '28013',
        phone: '',
        noPaypal: true,
      });

    await firestore()
      .doc(`earnings/${agencyId}-spring`)
      .set({
        agencyId,
        projectId: 'project',
        orderId: 'order',
        talentId: talent.uid,
        revision: 1,
        projectName: 'Spring campaign',
        currency: 'EUR',
        amount: 50_000,
        roles: [],
        state: 'payable',
        agreedOn: getDayFromNow(-60),
        payableOn: getDayFromNow(-1),
        updatedAt: Timestamp.now(),
      });
    const body = { from: getDayFromNow(0), silenceAccepts: true };
    await call('POST', `/talent/${talent.uid}/selfBillingAgreement`, { token: admin.token, body });
    phone = await openAs(talent.email, '/profile/earnings', { viewport: { width: 390, height: 844 } });
  });

  it('is agreed and answered by the talent on a phone', { tags: ['gate'] }, async () => {
    await phone.getByText('in the name and on behalf of Vera Lund').waitFor();
    expect(await findViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Accept', exact: true }).click();
    await phone.getByText('The agency issues your invoices.').waitFor();

    const run = { currency: 'EUR', executionDay: getDayFromNow(0), means: 'other' };
    const { collection } = await call<PayoutRunView>('POST', '/payoutRun', { token: admin.token, body: run });
    await call('POST', `/payoutRun/${collection.id}/approval`, { token: admin.token });
    await phone.reload();

    await phone.getByRole('button', { name: /^Reject invoice AG-/ }).click();
    await phone.getByLabel('What is wrong?').fill('The tax number is old');
    await phone.getByRole('button', { name: 'Reject', exact: true }).click();
    await phone.getByText('The tax number is old').waitFor();
    expect(await findViolations(phone)).toEqual([]);
  });
});
