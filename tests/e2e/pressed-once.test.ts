import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, openPage, setOffline, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const TAKE = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));

/** Two taps within one frame, without a render between them. */
const tapTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

describe.runIf(canRun)('a repeated click', () => {
  useBrowser('test');

  let tenant: Tenant;
  let page: Opened;
  /** Changes that the page has sent, as method and path. */
  let sent: string[];
  beforeAll(async () => {
    tenant = await makeTenant(1);
  });

  beforeEach(async () => {
    page = await openPage();
    sent = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() !== 'GET')
        sent.push(`${request.method()} ${pathname}`);
    });
  });

  /** The upload page of a new request, with a file chosen and the confirmation open. */
  const askToSubmit = async (isMeasured = true): Promise<void> => {
    const cast = await makeCast(tenant);
    const [talent] = tenant.talents;
    const body = { style: 'NATURAL', script: 'Hello.', brief: 'Warm.', deadline: makeDeadline(3) };
    const path = `/audition/${cast.castingId}/${cast.voice.id}`;
    expect((await call('POST', path, { token: tenant.clientToken, body })).status).toBe(201);

    const entryId = `${cast.castingId}_${cast.voice.id}_${talent?.id}`;
    const token = (await getUploadPath(entryId, talent?.email)).split('token=')[1];
    await page.goto(`/profile/casting/${await getLinkIdentifier(entryId)}/audition?token=${token}`);
    await page.locator('input[type=file]').setInputFiles(TAKE);
    if (isMeasured) await page.getByText('take.mp3').waitFor();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm submit' }).waitFor();
  };

  it('submits an audition once, with a confirmation', { tags: ['gate'] }, async () => {
    await askToSubmit();
    await tapTwice(page.getByRole('button', { name: 'Confirm submit' }));
    await page.getByText('Audition Submitted Successfully!').waitFor();
    expect(sent.filter((text) => text.includes('/audition-entry/upload/'))).toHaveLength(1);
  });

  it('requests confirmation after the file is measured, if clicked before that', async () => {
    await page.addInitScript(() => {
      const read = (file: Blob) => new Response(file).arrayBuffer();
      Blob.prototype.arrayBuffer = async function slowly(this: Blob) {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return read(this);
      };
    });

    await askToSubmit(false);
    await page.getByRole('button', { name: 'Confirm submit' }).click();
    await page.getByText('Audition Submitted Successfully!').waitFor();
  });

  it('shows success for an audition with a lost reply', async () => {
    await askToSubmit();

    const keys: (string | undefined)[] = [];
    await page.route('**/api/audition-entry/upload/**', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });

    await page.getByRole('button', { name: 'Confirm submit' }).click();
    await page.getByText('Audition Submitted Successfully!').waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('waits for the network and then continues automatically', async () => {
    await askToSubmit();
    await setOffline(page, true);
    await page.getByText('You are offline').waitFor();
    await page.getByRole('button', { name: 'Confirm submit' }).click();
    await page.getByText('the upload continues as soon as you are back online').waitFor();
    await setOffline(page, false);
    await page.getByText('Audition Submitted Successfully!').waitFor();
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });

  it('may be Enter while the session is still checked', { tags: ['gate'] }, async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/clientConfig', async (route) => {
      await gate;
      await route.continue();
    });

    await page.goto('/account/signin');
    await page.getByLabel('Email').fill(getEmail(tenant, 'client'));
    await page.getByLabel('Password', { exact: true }).fill('casting-demo-1');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    release();
    await page.waitForURL('**/project/list');
  });
});
