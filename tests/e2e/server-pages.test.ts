import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '@domain/navigation/addresses.ts';
import { canRun, openPage } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { call } from '../stack/call.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { AGENCY_NAME, makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const SCRIPT = 'Snow falls over the harbour.';

describe.runIf(canRun)('a page with embedded data', () => {
  useBrowser();

  let tenant: Tenant;
  let preview: string;
  let scriptLink: URL;
  let email: string;
  beforeAll(async () => {
    tenant = await makeTenant(1);

    const { castingId, project, voice } = await makeCast(tenant);
    const token = tenant.clientToken;
    await call('PATCH', `/casting/${castingId}`, { token, body: { previewVisible: true } });
    await call('PATCH', `/project/${project.id}/link`, { token, body: { linkEnabled: true } });
    preview = addresses.projectPreview.href(project.id);

    const body = { style: 'NATURAL', deadline: makeDeadline(5), script: SCRIPT, brief: 'Softly.' };
    await call('POST', `/audition/${castingId}/${voice.id}`, { token, body });
    email = tenant.talents[0]?.email ?? '';

    const mail = await waitForMail(email);
    scriptLink = new URL(`${findLink(mail).href}&view=script`);
  });

  /** The API requests of a page so far. */
  const watchCalls = (page: Page): string[] => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    return calls;
  };

  it('needs no further request, under the agency’s name', async () => {
    const page = await openPage();
    const calls = watchCalls(page);
    await page.goto(preview);
    await page.getByText('Talent 1.').waitFor();
    await page.getByRole('banner').getByText(AGENCY_NAME).waitFor();
    expect(await page.title()).toContain(AGENCY_NAME);
    expect(calls).toEqual([]);
  });

  it('requests as usual after navigation', async () => {
    const page = await openPage();
    const calls = watchCalls(page);
    await page.goto(preview);
    await page.getByText('Talent 1.').waitFor();

    // The app navigates to another address, which has no embedded data.
    await page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, addresses.castingPreview.href('none'));

    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Production' }).waitFor();
    expect(calls).toContain('/api/casting/urlIdentifier/none');
  });

  it('leads from the email to the script in large type, and on to the upload', async () => {
    const page = await openPage({ viewport: { width: 390, height: 780 } });
    await page.goto(scriptLink.pathname + scriptLink.search);
    await page.getByRole('banner').getByText(AGENCY_NAME).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Next' }).click();

    const sheet = page.getByRole('article').getByText(SCRIPT);
    await sheet.waitFor();

    const size = await sheet.evaluate((element) => getComputedStyle(element).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(28);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await sheet.waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Go to the upload' }).click();
    await page.getByRole('heading', { name: 'Submit Your Audition Now' }).waitFor();
    await expect.poll(() => sheet.count()).toBe(0);
  });
});
