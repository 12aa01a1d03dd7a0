import { beforeAll, describe, expect, it } from 'vitest';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { makePerson } from '../api/accounts.ts';
import { canRun, openPage, takePicture, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { call } from '../stack/call.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun)('the API reference', () => {
  useBrowser();
  let secret: string;
  let page: Opened;
  const hosts = new Set<string>();
  const operation = () =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'List recent talent tags' }) })
      .last();
  beforeAll(async () => {
    const tenant = await makeTenant(0);
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const body = { name: 'Reference', areas: ['talents'], right: 'read' };
    const made = await call<NewApiKey>('POST', '/apiKey', { token: admin.token, body });
    secret = made.collection.secret;
    page = await openPage();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/api/docs#tag/talents/GET/talentTags');
    // It renders hundreds of operations first.
    await operation().waitFor({ timeout: 25_000 });
  });

  it('tries a call, stores no key and contacts no other host', { tags: ['long'] }, async () => {
    await operation()
      .getByRole('button', { name: /^Test Request/ })
      .click();
    const client = page.getByRole('dialog');
    await client.getByRole('textbox', { name: /Token/ }).or(client.getByPlaceholder('Token')).first().click();
    await page.keyboard.insertText(secret);
    await client.getByRole('button', { name: /Send get request/ }).click();
    await client.getByText(/200/).first().waitFor();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret);
    await takePicture(page, 'api-reference');
  });
});
