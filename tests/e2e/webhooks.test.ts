import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeTenant } from '../stack/tenant.ts';
import { respondWith, startReceiver } from '../stack/webhook-receiver.ts';
import { followMenu } from './menu.ts';

describe.runIf(canRun).sequential('the webhooks of an agency', () => {
  useBrowser();
  let admin: Opened;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    const tenant = await makeTenant(0);
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`, '/');
    await followMenu(admin, 'Developers', 'Webhooks');
    await admin.getByText('No webhooks yet').waitFor();
  });

  afterAll(async () => {
    receiver.stop();
  });

  const choose = async (messages: Locator, filter: string, option: string) => {
    await messages.getByRole('combobox', { name: filter }).click();
    await admin.getByRole('option', { name: option, exact: true }).click();
  };

  it('are created by an admin, who sees the secret once', { tags: ['gate'] }, async () => {
    await admin.getByRole('button', { name: 'New webhook' }).click();

    const form = admin.getByRole('dialog', { name: 'New webhook' });
    await form.getByLabel('Name').fill('Accounting');
    await form.getByLabel('Address').fill('https://10.0.0.1/hook');
    await form.getByRole('combobox', { name: 'Events' }).click();
    await admin.getByRole('option', { name: 'Order status changed' }).click();
    await admin.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create webhook' }).click();
    await form.getByText('This address leads into a private network', { exact: false }).waitFor();
    await form.getByLabel('Address').fill(`${receiver.address}/books`);
    await form.getByRole('button', { name: 'Create webhook' }).click();

    const shown = admin.getByRole('dialog', { name: 'The secret of this webhook' });
    const secret = await shown.getByLabel('Secret of “Accounting”').inputValue();
    expect(secret).toMatch(/^vcwh_/);
    await shown.getByRole('button', { name: 'I’ve saved it' }).click();
    await admin.getByRole('heading', { name: 'Accounting' }).waitFor();
    expect(await admin.content()).not.toContain(secret);
  });

  it('are tested, and report errors', async () => {
    await admin.getByRole('button', { name: 'Send a test to Accounting' }).click();
    await admin.getByText('Accounting answered 204').waitFor();
    receiver.behave(respondWith(500));
    await admin.getByRole('button', { name: 'Send a test to Accounting' }).click();
    await admin.getByText('The test to Accounting failed: the address refused it').waitFor();
    expect(receiver.at('/books')).toHaveLength(2);
  });

  it('list sent messages, and send them again', async () => {
    await admin.getByRole('button', { name: 'Messages to Accounting' }).click();

    const log = admin.getByRole('list', { name: 'Messages to Accounting' });
    await expect.poll(() => log.getByRole('listitem').count()).toBe(2);

    const failed = log.getByRole('listitem').first();
    await failed.getByText('1 attempt · answered 500 · the address refused it').waitFor();

    const opened = (index: number) => log.getByRole('listitem').nth(index).locator('summary');
    await opened(0).focus();
    await admin.keyboard.press('ArrowDown');
    expect(await opened(1).evaluate((element) => element === document.activeElement)).toBe(true);

    const messages = admin.getByRole('group', { name: 'Messages to Accounting' });
    const { file, head, lines } = await readExported(admin, messages);
    expect(file).toBe('messages to Accounting.csv');
    expect(head).toBe('Event,Created,Status,Outcome,Delivered,Content');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Test message', 'Test message']);
    expect(lines[0]).toContain('answered 500');
    await choose(messages, 'Status', 'Failed');
    await expect.poll(() => log.getByRole('listitem').count()).toBe(1);
    expect((await readExported(admin, messages)).lines).toHaveLength(1);
    await choose(messages, 'Event', 'Order status changed');
    await messages.getByText('No matching messages').waitFor();
    expect(new URL(admin.url()).search).toBe('?state=failed&event=order.changed');
    await messages.getByRole('button', { name: 'Show all messages' }).click();
    await expect.poll(() => log.getByRole('listitem').count()).toBe(2);
    receiver.behave(respondWith(204));
    await failed.getByRole('button', { name: /^Send the message of .* again$/ }).click();
    await log.getByRole('listitem').first().getByText('Delivered').waitFor();
    expect(receiver.at('/books')).toHaveLength(3);
  });
});
