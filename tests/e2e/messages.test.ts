import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

const MESSAGE = 'Could we record in your studio next week?';

describe.runIf(canRun).sequential('the messages to an agency', () => {
  useBrowser();
  let tenant: Tenant;
  let page: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(1);

    const { project } = await makeCast(tenant, 0);
    const ada = await makeAccount({
      uid: `admin-${tenant.key}`,
      held: { admin: [tenant.agencyId] },
      user: { displayName: 'Ada Rivas' },
    });
    page = await openAs(ada.email, '/');
    await followMenu(page, 'Clients', 'Messages');
    await page.getByText('No messages yet').waitFor();

    const { status } = await call('POST', '/project/contactUs', {
      token: tenant.clientToken,
      body: { message: MESSAGE, projectId: project.id },
    });
    expect(status).toBe(202);
  });

  it('wait in the daily work of its people, who find new ones there', { tags: ['gate'] }, async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: '1 message to answer' }).click();
    await page.waitForURL('**/admin/messages?status=new');
    await page.getByRole('button', { name: 'Closed', exact: true }).click();
    await page.getByText('No matching messages').waitFor();
    await page.getByRole('button', { name: 'Show all messages' }).click();
    await page.getByRole('link', { name: /^client, / }).click();
    await page.getByRole('heading', { name: 'client', exact: true }).waitFor();
    await page.getByText(MESSAGE).waitFor();
    await page.getByRole('link', { name: 'About Production' }).waitFor();
  });
});
