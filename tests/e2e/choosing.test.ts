import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, openPage, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { copyAnew } from '../stack/copies.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const REFUSAL = { status: 503, code: 'server.busy', property: null, message: 'We cannot answer right now.' };

describe.runIf(canRun).sequential('the selection of a project', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  /** A colleague's window with the list of projects. */
  let list: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(3);
    cast = await makeCast(tenant);
    browser = await launch();
    page = await openAs(browser, emailIn(tenant, 'client'), `/project/${cast.project.id}?step=4`);
    list = await openAs(browser, emailIn(tenant, 'client'), '/project/list');
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    expect(page.faults).toEqual([]);
    expect(list.faults).toEqual([]);
  });

  const card = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
  const choose = (name: string): Locator => card(name).getByRole('button', { name: /^Choose this voice/ });
  const chosen = (name: string): Locator => card(name).getByRole('button', { name: /^Chosen/ });
  const inMenu = async (name: string, action: string): Promise<void> => {
    await card(name)
      .getByRole('button', { name: `More actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  /** Hides a talent or shows them again, and waits until the server has it: the screen says so before. */
  const inPreview = async (name: string, action: string): Promise<void> => {
    const saved = page.waitForResponse(/hideTalent/);
    await inMenu(name, action);
    expect((await saved).status()).toBe(200);
  };
  const ofList = (): Locator => list.getByRole('row').filter({ hasText: 'Production' });

  it('has one voice chosen, which the list of projects tells at once', async () => {
    await ofList().getByText('Casting', { exact: true }).waitFor();
    await choose('Talent 2.').click();
    await chosen('Talent 2.').waitFor();
    await page.getByText('Talent 2. chosen for Narrator').waitFor();
    await ofList().getByText('Booking', { exact: true }).waitFor();
    await ofList()
      .getByText(/1 voice chosen/)
      .waitFor();
  });

  it('has another in its place, by keyboard, and the one before loses its mark', async () => {
    await choose('Talent 3.').focus();
    await page.keyboard.press('Enter');
    await chosen('Talent 3.').waitFor();
    await choose('Talent 2.').waitFor();
    await ofList()
      .getByText(/1 voice chosen/)
      .waitFor();
    const order = await page.getByRole('button', { name: /^Remove .+ from the casting$/ }).all();
    const labels = await Promise.all(order.map((button) => button.getAttribute('aria-label')));
    expect(labels.map((label) => /Talent \d/.exec(label ?? '')?.[0])).toEqual([
      'Talent 1',
      'Talent 2',
      'Talent 3',
    ]);
  });

  it('goes back to the one before by undoing, and to none by taking the choice back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await chosen('Talent 2.').waitFor();
    await choose('Talent 3.').waitFor();
    await chosen('Talent 2.').click();
    await choose('Talent 2.').waitFor();
    await ofList().getByText('Casting', { exact: true }).waitFor();
    await expect
      .poll(() =>
        ofList()
          .getByText(/chosen/)
          .count(),
      )
      .toBe(0);
  });

  it('says on the voice that a choice was refused, and chooses it by trying again', async () => {
    await page.route('**/api/casting-demo/**', (route) => route.fulfill({ status: 503, json: REFUSAL }));
    await choose('Talent 1.').click();
    await card('Talent 1.').getByText('This choice was not saved.').waitFor();
    await choose('Talent 1.').waitFor();
    await page.unroute('**/api/casting-demo/**');
    await card('Talent 1.').getByRole('button', { name: 'Try again' }).click();
    await chosen('Talent 1.').waitFor();
    await expect.poll(async () => card('Talent 1.').getByRole('alert').count()).toBe(0);
    await ofList().getByText('Booking', { exact: true }).waitFor();
  });

  it('keeps a hidden talent and every tag from the preview', async () => {
    await inPreview('Talent 1.', 'Hide from preview');
    await card('Talent 1.').getByText('Hidden from preview').waitFor();
    await inPreview('Talent 2.', 'Hide from preview');
    await card('Talent 2.').getByText('Hidden from preview').waitFor();
    await inMenu('Talent 3.', 'Add a tag');
    const dialog = page.getByRole('dialog', { name: 'Tag Talent 3. for Narrator' });
    await dialog.getByLabel('Tag', { exact: true }).fill('Second choice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await card('Talent 3.').getByText('Second choice').waitFor();

    const link = `/client/casting/${cast.casting.urlIdentifier}`;
    const visitor = await openPage(browser);
    const brought = (await (await visitor.goto(link))?.text()) ?? '';
    await visitor.getByText('Talent 3.').waitFor();
    await expect.poll(() => visitor.getByText('Talent 1.').count()).toBe(0);
    await expect.poll(() => visitor.getByText('Talent 2.').count()).toBe(0);
    for (const secret of ['Talent 1.', 'Talent 2.', 'Second choice']) expect(brought).not.toContain(secret);

    await inPreview('Talent 1.', 'Show in preview');
    await card('Talent 1.').getByText('Hidden from preview').waitFor({ state: 'detached' });
    await visitor.reload();
    await visitor.getByText('Talent 1.').waitFor();
    await expect.poll(() => visitor.getByText('Talent 2.').count()).toBe(0);
    expect(visitor.faults).toEqual([]);
  });

  it('suggests the tags that the project uses, and takes a tag off', async () => {
    await inMenu('Talent 2.', 'Add a tag');
    await page.getByRole('group', { name: 'Used in this project' }).getByText('Second choice').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await card('Talent 2.').getByText('Second choice').waitFor();
    await page.reload();
    await card('Talent 2.').getByText('Second choice').waitFor();
    await inMenu('Talent 2.', 'Change tag');
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    // Nothing behind a dialog is found by its role.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await card('Talent 2.').waitFor();
    await card('Talent 2.').getByText('Second choice').waitFor({ state: 'detached' });
  });

  it('takes all demos of a talent off at once, and puts them back', async () => {
    const { id, demoId } = tenant.talents[1]!;
    const second = `${demoId}-second`;
    for (const collection of ['demos', 'demoCache']) {
      const stored = await firestore().doc(`${collection}/${demoId}`).get();
      await firestore()
        .doc(`${collection}/${second}`)
        .set({ ...stored.data()!, principalInCategory: false });
    }
    await copyAnew(id);
    const body = { castingId: cast.castingId, voiceId: cast.voice.id, demoId: second };
    const token = tenant.clientToken;
    expect((await call('POST', `/casting-demo/${cast.project.id}`, { token, body })).status).toBe(201);
    await expect.poll(() => card('Talent 2.').count()).toBe(2);
    await card('Talent 2.').first().getByRole('button', { name: 'More actions for Talent 2.' }).click();
    await page.getByRole('menuitem', { name: 'Remove all 2 demos from the shortlist' }).click();
    await expect.poll(() => card('Talent 2.').count()).toBe(0);
    const listed = async () =>
      (await firestore().collection('castingDemos').where('talentId', '==', id).get()).size;
    await expect.poll(listed).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => card('Talent 2.').count()).toBe(2);
    await expect.poll(listed).toBe(2);
  });

  it('leads to the agency: a message of a fair length is sent, with a copy', async () => {
    const contact = `contact.${tenant.key}@agencies.example`;
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ contactEmail: contact });
    await page.getByRole('button', { name: 'Contact the agency' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact the agency' });
    const message = dialog.getByLabel('Message');
    await message.fill('Too short');
    await dialog.getByText('9 of 300 characters').waitFor();
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => message.getAttribute('aria-invalid')).toBe('true');
    await message.fill('Could Talent 1. record in May already?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message sent. The agency will answer by email.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    for (const address of [contact, emailIn(tenant, 'client')])
      expect((await waitForMail(address)).text).toContain('Could Talent 1. record in May already?');
  });
});
