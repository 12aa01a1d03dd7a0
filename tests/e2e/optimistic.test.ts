import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const REFUSAL = { status: 503, code: 'server.busy', property: null, message: 'We cannot answer right now.' };

describe.runIf(canRun).sequential('a shortlist with immediate changes', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(3);
    cast = await makeCast(tenant, 2);
    page = await openAs(getEmail(tenant, 'client'));
  });

  const refuse = (path: string) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ status: 503, json: REFUSAL }));

  const listStored = async (): Promise<string[]> => {
    const found = await firestore()
      .collection('castingDemos')
      .where('castingId', '==', cast.castingId)
      .orderBy('voiceId')
      .orderBy('order')
      .get();
    return found.docs.map((snapshot) => String(snapshot.get('demo.talentPublicName')));
  };

  /** A voice's row in the results, and its card in the shortlist. */
  const row = (name: string): Locator =>
    page.getByRole('list', { name: 'Voices found' }).getByRole('listitem').filter({ hasText: name });
  const card = (name: string): Locator =>
    page.getByRole('list', { name: 'Casting' }).getByRole('listitem').filter({ hasText: name });

  it('shows an error on a voice that can’t be added, and a retry adds it', async () => {
    await page.goto(`/project/${cast.project.id}?step=3`);
    await card('Talent 1.').waitFor();

    await refuse('/casting-demo/*');

    await row('Talent 3.')
      .getByRole('button', { name: /^Add Talent 3/ })
      .click();
    await row('Talent 3.').getByText('This voice was not added.').waitFor();
    await page.unroute('**/api/casting-demo/*');
    await row('Talent 3.').getByRole('button', { name: 'Try again' }).click();
    await card('Talent 3.').waitFor();
    await expect.poll(listStored).toEqual(['Talent 1.', 'Talent 2.', 'Talent 3.']);
  });

  it('removes an added voice by undo, where it was added', async () => {
    await row('Talent 3.').getByRole('button', { name: /^Undo/ }).click();
    await row('Talent 3.')
      .getByRole('button', { name: /^Add Talent 3/ })
      .waitFor();
    await card('Talent 3.').waitFor({ state: 'detached' });
    await expect.poll(listStored).toEqual(['Talent 1.', 'Talent 2.']);
  });

  it('restores a voice that can’t be removed, with an error', async () => {
    await refuse('/casting-demo/**');

    await card('Talent 2.')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await card('Talent 2.').getByText('This voice could not be removed.').waitFor();
    await page.unroute('**/api/casting-demo/**');
    await card('Talent 2.').getByRole('button', { name: 'Try again' }).click();
    await card('Talent 2.').waitFor({ state: 'detached' });
    await expect.poll(listStored).toEqual(['Talent 1.']);
    await page.getByText('Talent 2. removed').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(listStored).toEqual(['Talent 1.', 'Talent 2.']);
  });

  it.each([
    ['a phone', { width: 390, height: 780 }],
    ['a computer', { width: 1280, height: 860 }],
  ])('keeps notices away from the next action on %s', async (_, size) => {
    await page.setViewportSize(size);
    await page.goto(`/project/${cast.project.id}?step=3`);
    await card('Talent 1.')
      .getByRole('button', { name: /^Remove/ })
      .click();

    const notice = page.getByText('Talent 1. removed');
    await notice.waitFor();

    const next = page.getByRole('button', { name: 'Continue to Selection' });
    await next.scrollIntoViewIfNeeded();

    // The button's middle isn't covered.
    const isFree = await next.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isFree).toBe(true);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await card('Talent 1.').waitFor();
  });
});
