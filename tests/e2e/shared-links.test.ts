import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { canRun, launch, openPage, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';

const OLD = '/client/casting/harbour-light-english-preview';

describe.runIf(canRun)('the link of a casting', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const board = (): Promise<Opened> =>
    openAs(browser, 'client@agency-one.example', '/project/project-harbour-light?step=4');

  const isEnabled = async (language: string): Promise<unknown> =>
    (await firestore().doc(`castings/project-harbour-light_${language}`).get()).get('linkEnabled');

  it('is replaced by keyboard, and not by mistake: the old one then opens nothing', async () => {
    const client = await board();
    const guest = await openPage(browser);
    await guest.goto(OLD);
    await guest.getByText('Narrator').first().waitFor();

    await client.getByRole('button', { name: 'Share English' }).click();
    await client.getByRole('tab', { name: 'Link settings' }).click();
    const replace = client.getByRole('button', { name: 'Replace link for English' });
    await replace.press('Enter');
    await client.getByRole('dialog', { name: 'Replace the link for English?' }).waitFor();
    // The safe answer has the focus.
    await client.locator('[role="dialog"] button:focus', { hasText: 'Cancel' }).waitFor();
    await client.keyboard.press('Enter');
    await client.getByRole('dialog', { name: 'Replace the link' }).waitFor({ state: 'detached' });
    await guest.reload();
    await guest.getByText('Narrator').first().waitFor();

    await replace.press('Enter');
    await client.getByRole('dialog', { name: 'Replace the link' }).waitFor();
    await client.keyboard.press('Tab');
    await client.keyboard.press('Enter');
    await client.getByText('New link for English. The old ones no longer work.').waitFor();
    await guest.reload();
    await guest.getByText('This link is no longer shared').waitFor();

    const open = client.getByRole('link', { name: 'Open the public page for English' });
    await expect.poll(() => open.getAttribute('href')).not.toBe(OLD);
    await guest.goto((await open.getAttribute('href')) ?? '');
    await guest.getByText('Narrator').first().waitFor();
    await expect.poll(() => client.url()).toContain('project-harbour-light');
  });

  it('opens for nobody while it is switched off, and whoever copies it is told so', async () => {
    const client = await board();
    const guest = await openPage(browser);
    await client.getByRole('button', { name: 'Share Spanish' }).click();
    await client.getByRole('tab', { name: 'Link settings' }).click();
    const anyone = client.getByRole('switch', { name: 'Anyone with the link can listen: Spanish' });
    await anyone.uncheck();
    await expect.poll(() => isEnabled('spa')).toBe(false);
    await guest.goto('/client/casting/harbour-light-spanish-preview');
    await guest.getByRole('heading', { name: 'This link is no longer shared' }).waitFor();
    await expect.poll(() => guest.getByText(/Lucía|Sign in/).count()).toBe(0);
    await client.getByRole('button', { name: 'Copy link for Spanish' }).click();
    await client.getByText(/^Link copied to clipboard\. Nobody can open it/).waitFor();

    await anyone.check();
    await expect.poll(() => isEnabled('spa')).toBe(true);
    await guest.reload();
    await guest.getByText('Lucía N.').first().waitFor();
    await client.getByRole('button', { name: 'Copy link for Spanish' }).click();
    await client.getByText('Link copied to clipboard', { exact: true }).waitFor();
  });

  it('to the whole project leads to its characters for clients alone, and filters by those with a voice', async () => {
    const client = await board();
    const guest = await openPage(browser);
    const address = '/client/project/project-harbour-light/casting';
    // Pages that ask nobody to sign in know a client by what the workspace has noted.
    await client.getByRole('button', { name: 'Share English' }).waitFor();
    await client.goto(address);
    await client.getByRole('link', { name: 'Manage Characters' }).waitFor();
    await guest.goto(address);
    const characters = guest.getByRole('group', { name: 'Characters' });
    await characters.getByRole('button', { name: 'Narrator' }).waitFor();
    await expect.poll(() => guest.getByText('Manage Characters').count()).toBe(0);
    for (const name of await characters.getByRole('button').allTextContents()) {
      await characters.getByRole('button', { name, exact: true }).click();
      await guest
        .getByRole('button', { name: /^Play / })
        .first()
        .waitFor();
    }
  });

  it('is asked about in Spanish too', async () => {
    const client = await board();
    // The account keeps its language: others are tried with it after this.
    await client.route('**/api/user/language', (route) =>
      route.fulfill({ json: { collection: { locale: 'es' } } }),
    );
    await client.getByRole('button', { name: 'Interface language' }).click();
    await client.getByRole('menuitemradio', { name: 'Español' }).click();
    await client.getByRole('button', { name: 'Compartir español' }).click();
    await client.getByRole('tab', { name: 'Ajustes del enlace' }).click();
    await client.getByRole('button', { name: 'Cambiar el enlace de español' }).press('Enter');
    await client.getByText('Los enlaces a ella que ya se han compartido dejarán de funcionar').waitFor();
    await client.keyboard.press('Escape');
    await client.getByRole('dialog', { name: 'Replace the link' }).waitFor({ state: 'detached' });
  });
});

describe.runIf(canRun)('a link to a screen that is not there yet', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([['/no/such/page', 'Page not found!']])(
    'says so, and asks nobody to sign in: %s',
    async (path, said) => {
      const guest = await openPage(browser);
      await guest.goto(path);
      await guest.getByText(said).waitFor();
      await expect.poll(() => new URL(guest.url()).pathname).toBe(path);
      await expect.poll(() => guest.getByLabel('Email').count()).toBe(0);
    },
  );
});
