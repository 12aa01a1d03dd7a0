import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { EnquiryRow, OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import { makePerson } from '../api/accounts.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { mailsTo } from '../stack/inbox.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { follow } from './menu.ts';

const MESSAGE = 'Could we record in your studio next week?';

describe.runIf(canRun).sequential('the messages to an agency', () => {
  let browser: Browser;
  let tenant: Tenant;
  let page: Opened;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    tenant = await makeTenant(1);
    const { project } = await makeCast(tenant, 0);
    const ada = await makeAccount({
      uid: `admin-${tenant.key}`,
      held: { admin: [tenant.agencyId] },
      user: { displayName: 'Ada Rivas' },
    });
    page = await openAs(browser, ada.email, '/');
    await follow(page, 'Clients', 'Messages');
    await page.getByText('No messages yet').waitFor();
    const { status } = await call('POST', '/project/contactUs', {
      token: tenant.clientToken,
      body: { message: MESSAGE, projectId: project.id },
    });
    expect(status).toBe(202);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, `messages-${task.name}`);
  });

  const dialog = () => page.getByRole('dialog', { name: 'Answer client' });

  it('wait on the day of its people, who find the new ones there', { tags: ['gate'] }, async () => {
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

  it('are answered once: whoever is second hears of it and loses no text', async () => {
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await dialog().getByLabel('Your answer').fill('Yes, on Tuesday at ten.');

    const { collection } = await call<Page<EnquiryRow>>('GET', '/enquiry', { token: tenant.teamToken });
    const id = collection.items[0]?.id ?? '';
    const faster = await call<OpenedEnquiry>('POST', `/enquiry/${id}/answer`, {
      token: tenant.teamToken,
      body: { answer: 'Let me look it up for you.', revision: 0 },
    });
    expect(faster.status).toBe(200);

    await dialog().getByRole('button', { name: 'Send answer' }).click();
    const notice = dialog().getByRole('alert').filter({ hasText: 'Meanwhile: agencyTeam answered' });
    await notice.getByText('Let me look it up for you.').waitFor();
    expect(await dialog().getByLabel('Your answer').inputValue()).toBe('Yes, on Tuesday at ten.');
    await dialog().getByRole('button', { name: 'Send answer' }).click();
    await dialog().waitFor({ state: 'detached' });
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Ada Rivas answered').waitFor();
    await history.getByText('Yes, on Tuesday at ten.').waitFor();
    await page.getByText('Answered', { exact: true }).waitFor();
    const mailed = async () =>
      (await mailsTo(`client.${tenant.key}@tests.example`)).map(({ text }) => text).join('\n');
    await expect.poll(mailed).toContain('Yes, on Tuesday at ten.');
  });

  it('are closed and reopened', async () => {
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.getByText('Ada Rivas closed the message').waitFor();
    await page.getByRole('button', { name: 'Reopen message' }).click();
    await page.getByText('Ada Rivas reopened the message').waitFor();
    await page.getByRole('link', { name: 'All messages' }).click();
    await page.getByRole('list', { name: 'Messages' }).getByText('New', { exact: true }).waitFor();
  });

  it('are no page of clients', async () => {
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    const plain = await openAs(browser, `${uid}@tests.example`, '/admin/messages');
    await plain.getByText('You don’t have access').first().waitFor();
    await plain.context().close();
  });
});
