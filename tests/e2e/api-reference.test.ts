import { beforeAll, describe, expect, it } from 'vitest';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { makePerson } from '../api/accounts.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, takePicture, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { call } from '../stack/call.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun)('the API reference', () => {
  useBrowser();

  let secret: string;
  let page: Opened;
  const hosts = new Set<string>();
  beforeAll(async () => {
    const tenant = await makeTenant(0);
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const body = { name: 'Reference', areas: ['talents'], right: 'read' };
    const made = await call<NewApiKey>('POST', '/apiKey', { token: admin.token, body });
    secret = made.collection.secret;
    page = await openPage();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/api/docs');
  });

  it('finds an operation and tries it, stores no key and contacts no other host', async () => {
    await page.getByLabel('Find an operation').fill('recent tags');
    await page.getByText('1 operation', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'List recent talent tags' }).click();
    await page.getByLabel('API key or ID token').fill(secret);
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByLabel('Reply').getByText('200 OK').waitFor();
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret);
    await takePicture(page, 'api-reference');
  });

  it('has no accessibility faults in light and dark', { tags: ['long'] }, async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const path of ['/api/docs', '/api/docs/orders.list', '/api/docs/projects.update']) {
        const checked = await openPage({ colorScheme, bypassCSP: true });
        await checked.goto(path);
        expect([path, colorScheme, await findViolations(checked)]).toEqual([path, colorScheme, []]);
      }
  });
});
