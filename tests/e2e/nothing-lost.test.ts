import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, setOffline, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makeClientRecord } from '../stack/clients.ts';

describe.runIf(canRun)('a draft', () => {
  useBrowser('test');

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant, 1);
  });

  beforeEach(async () => {
    page = await openAs(getEmail(tenant, 'client'), '/project/list');
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
  });

  const open = async (): Promise<void> => {
    await page.goto(`/project/${cast.project.id}?step=1`);
    await page.getByLabel('Brand', { exact: true }).waitFor();
  };

  const readStored = async (field: string): Promise<unknown> => {
    const path = `/project/${cast.project.id}`;
    return (await call<Record<string, unknown>>('GET', path, { token: tenant.clientToken })).collection[
      field
    ];
  };

  const typeAndStay = async (label: string, value: string): Promise<void> => {
    await page.getByLabel(label, { exact: true }).fill(value);
  };

  it('with a pending name prompts on leaving, and is saved automatically', { tags: ['gate'] }, async () => {
    await open();
    await setOffline(page, true);
    await typeAndStay('Brand', 'Kept offline');
    await page.getByLabel('Brand', { exact: true }).press('Enter');
    await page.getByText('This is saved as soon as you are back online.').waitFor();
    await page.getByRole('link', { name: 'Projects' }).first().click();

    const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
    await ask.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => page.getByLabel('Brand', { exact: true }).inputValue()).toBe('Kept offline');
    await setOffline(page, false);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await readStored('brand')).toBe('Kept offline');
  });

  /** The client's account page, whose form isn't saved automatically. */
  const openAccount = async (): Promise<Locator> => {
    const record = makeClientRecord(getEmail(tenant, 'client'), [tenant.agencyId], tenant.companyId);
    await firestore().doc(`clients/client-${tenant.key}`).set(record);
    await page.goto('/profile/account');
    return page.getByLabel('City of residence');
  };

  it('in a form without autosave prompts on leaving', async () => {
    await (await openAccount()).fill('Lugo');
    await page.getByRole('link', { name: 'Projects' }).first().click();

    const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
    await ask.getByRole('button', { name: 'Keep editing' }).click();
    await ask.waitFor({ state: 'detached' });
    // A reload shows the browser's own prompt, and the draft is restored.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect.poll(() => page.getByLabel('City of residence').inputValue()).toBe('Lugo');
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await ask.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL('**/project/list');
    await page.goto('/profile/account');
    await expect.poll(() => page.getByLabel('City of residence').inputValue()).toBe('Vigo');
  });

  describe('of an admin of two agencies', () => {
    let notes: Locator;
    beforeEach(async () => {
      await page.context().close();
      page = await openAs('admin@agency-one.example', '/score/talent-01?tab=scores');
      notes = page.getByRole('textbox', { name: 'Notes' });
      await notes.waitFor();
      await notes.fill('Half a note');
    });

    const ask = () => page.getByRole('dialog', { name: 'Leave without saving?' });

    /** Stays first and finds the draft, then leaves. */
    const stayThenLeave = async (begin: () => Promise<void>): Promise<void> => {
      await begin();
      await ask().getByRole('button', { name: 'Keep editing' }).click();
      await ask().waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe('/score/talent-01');
      await expect.poll(() => notes.inputValue()).toBe('Half a note');
    };

    it('prompts before the agency changes', async () => {
      const choose = async (): Promise<void> => {
        await page.getByRole('button', { name: /Change agency/ }).click();
        await page.getByRole('menuitemradio', { name: 'Baritone House' }).click();
      };
      await stayThenLeave(choose);
      await choose();
      await ask().getByRole('button', { name: 'Leave', exact: true }).click();
      await page.waitForURL('**/dashboard');
    });

    it('prompts before an acting session', async () => {
      const begin = async (): Promise<void> => {
        if (!(await page.getByLabel('Name or email').isVisible())) {
          await page.getByRole('button', { name: /Profile of/ }).click();
          await page.getByRole('menuitem', { name: 'Act as another user' }).click();
          await page.getByLabel('Name or email').fill('cla');
        }
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /Clara Benet/ })
          .click();
      };

      await begin();
      await ask().getByRole('button', { name: 'Keep editing' }).click();
      await ask().waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe('/score/talent-01');
      await begin();
      await ask().getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByText(/Acting as/).waitFor();
    });
  });

  it('in a form sent offline is sent when online', async () => {
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.method() === 'PATCH') keys.add(request.headers()['idempotency-key']);
    });

    const city = await openAccount();
    await city.fill('Lugo');
    await setOffline(page, true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Waiting for network' }).waitFor();
    await page.getByRole('link', { name: 'Projects' }).first().click();

    const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
    await ask.getByRole('button', { name: 'Keep editing' }).click();
    await setOffline(page, false);
    await page.getByText('Saved', { exact: true }).waitFor();

    const record = await firestore().doc(`clients/client-${tenant.key}`).get();
    expect(record.get('cityOfResidence')).toBe('Lugo');
    expect(keys.size).toBe(1);
  });

  it('in such a form is not sent automatically after it was changed', async () => {
    const city = await openAccount();
    await city.fill('Lugo');
    await setOffline(page, true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Waiting for network' }).waitFor();
    await city.fill('Luarca');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await setOffline(page, false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
    await expect.poll(() => city.inputValue()).toBe('Luarca');
    await expect.poll(() => page.getByText('Saved', { exact: true }).count()).toBe(0);
  });

  it('in a form being saved stays, and is saved next', async () => {
    const pattern = '**/api/client/*';
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const city = await openAccount();
    await page.route(pattern, async (route) => {
      if (route.request().method() === 'PATCH') await gate;
      await route.continue();
    });

    const readStored = async () =>
      (await firestore().doc(`clients/client-${tenant.key}`).get()).get('cityOfResidence') as string;
    await city.fill('Lugo');
    await page.getByRole('button', { name: 'Save' }).click();
    await city.fill('Luarca');
    letGo();
    await expect.poll(readStored).toBe('Lugo');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(readStored).toBe('Luarca');
    await expect.poll(() => city.inputValue()).toBe('Luarca');
  });
});
