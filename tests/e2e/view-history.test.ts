import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a project that is opened again', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant, 1);
    page = await openAs(getEmail(tenant, 'client'), '/project/list');
  });

  const getAddress = (query = '') => `/project/${cast.project.id}${query}`;
  const getQuery = () => new URL(page.url()).searchParams;

  it('starts at its current work the first time', async () => {
    await page.goto(getAddress());
    await page.getByRole('region', { name: 'Casting board' }).waitFor();
    expect(getQuery().get('step')).toBeNull();
  });

  it('opens at its last stage and filters, by one call to read and one to save', async () => {
    const savedReply = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/viewHistory') && answer.request().method() === 'POST',
    );
    await page.goto(getAddress(`?step=3&language=eng&voice=${cast.voice.id}&gender=female`));
    expect((await savedReply).status()).toBe(201);

    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/viewHistory')) calls.push(request.method());
    });
    await page.goto(getAddress());
    await expect.poll(() => getQuery().get('step')).toBe('3');
    expect([getQuery().get('language'), getQuery().get('gender')]).toEqual(['eng', 'female']);
    // Long enough for another save.
    await page.waitForTimeout(3000);
    expect(calls).toEqual(['GET']);
  });

  it('saves its position on a quick exit, within the app and by closing the page', async () => {
    const readLeft = async (): Promise<string> =>
      String((await firestore().doc(`viewHistory/client-${tenant.key}_projects-left`).get()).get('state'));
    await page.goto(getAddress('?step=2'));
    await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
    await expect.poll(readLeft).toContain('step=2');

    const secondPage = await page.context().newPage();
    await secondPage.goto(getAddress('?step=4'));
    await secondPage.getByRole('region', { name: 'Casting board' }).waitFor();
    await secondPage.close({ runBeforeUnload: true });
    await expect.poll(readLeft).toContain('step=4');
  });

  it('opens at the stage in its address, regardless of the saved one', async () => {
    await page.goto(getAddress('?step=1'));
    await page.getByLabel('Brand', { exact: true }).waitFor();
    await page.waitForTimeout(500);
    expect(getQuery().get('step')).toBe('1');
  });
});
