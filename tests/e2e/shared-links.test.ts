import { describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';

const OLD = '/client/casting/harbour-light-english-preview';

describe.runIf(canRun)('the link of a casting', () => {
  useBrowser();

  const openBoard = (): Promise<Opened> =>
    openAs('client@agency-one.example', '/project/project-harbour-light?step=4');

  it('is replaced by keyboard, after confirmation, and the old one then opens nothing', async () => {
    const client = await openBoard();
    const guest = await openPage();
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

  it('to the whole project links to its characters for clients only, and filters by those with a voice', async () => {
    const client = await openBoard();
    const guest = await openPage();
    const address = '/client/project/project-harbour-light/casting';
    // Public pages recognise a client by a flag that the workspace sets.
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
});
