import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStatement } from '@domain/payouts/sample-statement.ts';
import { makePerson } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { saveAccounts, storePaymentDetails } from '../stack/bank-accounts.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the payouts of an agency', () => {
  useBrowser();
  let admin: Opened;

  beforeAll(async () => {
    const tenant = await makeTenant(2);
    const person = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await saveAccounts(person.token);

    for (const [index, { id: talentId }] of tenant.talents.entries())
      await firestore()
        .doc(`earnings/${talentId}-order`)
        .set({
          agencyId: tenant.agencyId,
          projectId: 'project',
          orderId: 'order',
          talentId,
          revision: 1,
          projectName: 'Spring campaign',
          currency: 'EUR',
          amount: 50_000 + index,
          roles: [],
          state: 'payable',
          agreedOn: getDayFromNow(-60),
          payableOn: getDayFromNow(-1),
          updatedAt: Timestamp.now(),
        });
    const talentId = tenant.talents[0]?.id ?? '';
    await storePaymentDetails(talentId);
    admin = await openAs(`${person.uid}@tests.example`, '/admin/payouts');
  });

  it('go from the preview to the bank statement', { tags: ['gate'] }, async () => {
    await admin.getByText('No IBAN').waitFor();
    await admin.getByText('Ready to pay').waitFor();
    expect(await findViolations(admin)).toEqual([]);

    await admin.getByRole('button', { name: 'Prepare 1 payment: €500.00' }).click();
    await admin.getByRole('button', { name: 'Approve' }).click();
    const saving = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Payment file' }).click();
    const saved = (await saving).suggestedFilename();
    expect(saved).toMatch(/^payout-.*\.xml$/);
    await admin.getByText('Sent to bank').waitFor();

    const runId = saved.slice(0, -'.xml'.length).split('-').at(-1) ?? '';
    const xml = makeStatement({
      entries: [
        { reference: 'B1', amount: 50_000, direction: 'out', endToEndId: `${runId}-1` },
        { reference: 'B2', amount: 900, direction: 'out', name: 'Bank fees' },
      ],
      day: getDayFromNow(0),
    });
    await admin
      .getByLabel('Bank statement')
      .setInputFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) });
    await admin.getByText('1 matched · 0 suggested · 1 unknown').waitFor();
    await admin.getByText('Paid', { exact: true }).waitFor();
    await admin.getByText('€9.00 to Bank fees').waitFor();

    await admin.getByRole('button', { name: 'Details', exact: true }).click();
    const details = admin.getByRole('dialog', { name: 'Details' });
    await details.getByText('Paid on').waitFor();
    await details.getByRole('button', { name: 'Close' }).click();
    await details.waitFor({ state: 'detached' });
    expect(await findViolations(admin)).toEqual([]);
  });
});
