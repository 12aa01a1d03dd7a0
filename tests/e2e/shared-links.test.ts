import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, openPage } from '../browser/browser.ts';

const OLD = '/client/casting/harbour-light-english-preview';

describe.runIf(canRun)('the link of a casting', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const board = async (locale: string): Promise<Page> => {
    const page = await openPage(browser, { locale });
    await page.goto('/account/signin');
    const [email, password, submit] =
      locale === 'en-US'
        ? (['Email', 'Password', 'Sign in'] as const)
        : (['Correo electrónico', 'Contraseña', 'Entrar'] as const);
    await page.getByLabel(email).fill('client@agency-one.example');
    await page.getByLabel(password, { exact: true }).fill('casting-demo-1');
    await page.getByRole('button', { name: submit }).click();
    await page.waitForURL('**/project/list');
    await page.goto('/project/project-harbour-light?step=4');
    return page;
  };

  it('is replaced by keyboard, and not by mistake: the old one then opens nothing', async () => {
    const client = await board('en-US');
    const guest = await openPage(browser);
    await guest.goto(OLD);
    await guest.getByText('Narrator').first().waitFor();

    const replace = client.getByRole('button', { name: 'Replace link for English' });
    await replace.press('Enter');
    await client.getByText('Every link to it that was shared before stops working at once').waitFor();
    // The safe answer has the focus.
    await client.keyboard.press('Enter');
    await client.getByRole('dialog').waitFor({ state: 'detached' });
    await guest.reload();
    await guest.getByText('Narrator').first().waitFor();

    await replace.press('Enter');
    await client.getByRole('dialog').waitFor();
    await client.keyboard.press('Tab');
    await client.keyboard.press('Enter');
    await client.getByText('New link for English. The old ones no longer work.').waitFor();
    await guest.reload();
    await guest.getByText('This preview is not available').waitFor();

    const open = client.getByRole('link', { name: 'Open the public page for English' });
    await expect.poll(() => open.getAttribute('href')).not.toBe(OLD);
    await guest.goto((await open.getAttribute('href')) ?? '');
    await guest.getByText('Narrator').first().waitFor();
    expect(client.url()).toContain('project-harbour-light');
  });

  it('is asked about in Spanish too', async () => {
    const client = await board('es-ES');
    await client.getByRole('button', { name: 'Cambiar el enlace de español' }).press('Enter');
    await client.getByText('Los enlaces a ella que ya se han compartido dejarán de funcionar').waitFor();
    await client.keyboard.press('Escape');
    await client.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
