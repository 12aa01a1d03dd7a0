import { afterAll, beforeAll, describe, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, takePicture, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { refreshCopies } from '../stack/copies.ts';
import { plantErasure, plantLateOrder, plantStuckMail } from '../stack/health.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

describe.runIf(canRun).sequential('the health of an agency', () => {
  useBrowser();
  let tenant: Tenant;
  let admin: Opened;

  const part = (name: string) => admin.getByRole('region', { name, exact: true });

  beforeAll(async () => {
    tenant = await makeTenant(1);
    await refreshCopies(tenant.talents[0]!.id);
    await Promise.all([plantStuckMail(tenant, 'first'), plantStuckMail(tenant, 'second')]);
    await Promise.all([plantLateOrder(tenant), plantErasure(tenant, 2)]);
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`, '/');
    await followMenu(admin, 'Developers', 'Health');
  });

  afterAll(async () => {
    await refreshCopies(tenant.talents[0]!.id);
  });

  it(
    'shows what is healthy and what isn’t, and repairs it on a click',
    { tags: ['gate', 'long'] },
    async () => {
      await part('Limits').getByText('All well').waitFor();
      await part('Webhooks').getByText('All well').waitFor();
      const late = part('Scheduled work');
      await late.getByText('Licences from orders · 1 late').waitFor();
      await late.getByRole('button', { name: 'Run now: Licences from orders' }).click();
      await late.getByText('Deletions of people · 1 late').waitFor();
      await late.getByRole('button', { name: 'Run now: Deletions of people' }).click();
      await late.getByText('Nothing is late.').waitFor();

      const mail = part('Emails');
      await mail.getByText('2 emails are stuck.').waitFor();
      await takePicture(admin, 'health');
      await mail.getByRole('button', { name: /^Drop the email to first@/ }).click();
      await admin.getByRole('button', { name: 'Drop email' }).click();
      await mail.getByText('1 email is stuck.').waitFor();
      await mail.getByRole('button', { name: 'Try all again now' }).click();
      await admin.getByText('1 email will be tried again within a minute.').waitFor();
    },
  );
});
