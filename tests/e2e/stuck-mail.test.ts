import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '@domain/navigation/addresses.ts';
import { canRun, takePicture } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNDELIVERED = /Email could not be delivered/;

describe.skipIf(!canRun)('an undeliverable email', () => {
  useBrowser();

  let tenant: Tenant;
  let to: string;
  const adminEmail = `stuck.admin.${Date.now()}@tests.example`;
  beforeAll(async () => {
    tenant = await makeTenant(1);
    await refreshCopies(tenant.talents[0]!.id);

    await makeAccount({
      uid: `stuck-admin-${tenant.key}`,
      email: adminEmail,
      held: { admin: [tenant.agencyId] },
    });

    to = tenant.talents[0]!.email;

    const mail = {
      agencyId: tenant.agencyId,
      kind: 'roster-email',
      to,
      state: 'failed',
      attempts: 50,
      nextAttemptAt: Timestamp.fromMillis(Date.now() + DAY),
      createdAt: Timestamp.fromMillis(Date.now() - DAY),
    };

    const params = { name: 'Ana', subject: 'Days', message: 'In May.' };
    await firestore()
      .doc(`mail/stuck-${tenant.key}`)
      .set({ ...mail, locale: 'en', params, lastError: '550' });
    await firestore()
      .doc(`stuckMail/stuck-${tenant.key}`)
      .set({ ...mail, reason: 'undeliverable' });
  });

  it('is shown beside its talent, and retried from the dashboard', async () => {
    const page = await openAs(adminEmail, addresses.talents.href());
    // An icon with a tooltip and a label, fully visible in a narrow column.
    const sign = page.getByRole('img', { name: UNDELIVERED });
    await sign.hover();
    await page.getByRole('tooltip').getByText(UNDELIVERED).waitFor();

    const { width } = (await sign.boundingBox())!;
    expect(width).toBeLessThan(24);
    await takePicture(page, 'unreached in the roster');
    await page.goto(addresses.score.href(tenant.talents[0]!.id));
    await page.getByRole('alert').filter({ hasText: UNDELIVERED }).waitFor();
    await takePicture(page, 'unreached talent');
    await page.goto('/dashboard');

    const card = page.getByRole('region', { name: 'Stuck emails' });
    await card.getByText('This address takes no email.', { exact: false }).waitFor();
    await card.getByText('Gave up', { exact: false }).waitFor();
    await card.getByRole('button', { name: `Try again now: ${to}` }).click();
    await page.getByText('will be tried again within a minute').waitFor();
    await card.getByText('Next attempt', { exact: false }).waitFor();
  });
});
