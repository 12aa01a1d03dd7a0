import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { getFocusedName, focusByKey, move, pressOn, typeInto } from '../browser/keyboard.ts';
import { openAs } from '../browser/signed-in.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { getEmail } from '../stack/people.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

const TAKE = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));

/** The main job without a pointer; each step continues the one before. */
describe.runIf(canRun).sequential('by keyboard only, from a project to an approval', () => {
  useBrowser();
  let tenant: Tenant;
  let client: Opened;
  let phone: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    client = await openAs(getEmail(tenant, 'client'), '/project/list');
    phone = await openPage({ viewport: { width: 390, height: 780 } });
  });

  /** A closed dialog returns the focus to its opener. */
  const expectLeftFor = async (page: Opened, opener: RegExp): Promise<void> => {
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => getFocusedName(page)).toMatch(opener);
  };
  const escape = async (page: Opened, opener: RegExp): Promise<void> => {
    await page.keyboard.press('Escape');
    await expectLeftFor(page, opener);
  };

  it('a client creates a project with a character and a language', async () => {
    await client.getByRole('heading', { name: 'Projects', exact: true }).waitFor();
    await pressOn(client, 'New Project');
    await client.getByRole('dialog').waitFor();
    await typeInto(client, 'Project name', 'By keys');
    await pressOn(client, 'Create project');
    await client.waitForURL(/\/project\/(?!list|new)[^/?]+/);
    await client.getByLabel('New character').waitFor();
    await typeInto(client, 'New character', 'Narrator');
    await client.keyboard.press('Enter');
    await client.getByRole('button', { name: 'Delete Narrator' }).waitFor();

    // Escape cancels and returns the focus to the button.
    await pressOn(client, 'Delete Narrator');
    await client.getByRole('dialog').waitFor();
    await escape(client, /Delete Narrator/);
    await typeInto(client, 'Add languages', 'English');
    await client.getByRole('option', { name: 'English' }).first().waitFor();
    await move(client, 'ArrowDown');
    await client.keyboard.press('Enter');
    await pressOn(client, /^Add$/);
    await client.getByRole('list', { name: 'Working languages' }).getByText('English').waitFor();
  });

  it('the client finds voices, shortlists one and shares the list', async () => {
    await pressOn(client, 'Continue to Licensing');
    await client.getByLabel('New asset for Narrator').waitFor();
    await pressOn(client, 'Continue to Voice Finder');

    await client
      .getByRole('button', { name: /^Add Talent 2/ })
      .first()
      .waitFor();

    for (const name of [/^Add Talent 1/, /^Add Talent 2/]) await pressOn(client, name);
    await client.getByRole('button', { name: /^Remove Talent 2/ }).waitFor();
    await pressOn(client, 'Continue to Selection');
    await client.getByText('0 of 1 languages shared').waitFor();
    await pressOn(client, /^Share English/);
    await client.getByRole('dialog').waitFor();
    await focusByKey(client, 'Votes and comments');
    await focusByKey(client, 'Link settings', 'ArrowRight');
    await client.keyboard.press('Enter');
    await client.getByRole('switch', { name: /^Show behind the project link/ }).waitFor();
    await pressOn(client, /^Show behind the project link/, 'Space');
    await escape(client, /^Share English/);
    await client.getByText('1 of 1 languages shared').waitFor();
  });

  it('the client requests auditions', async () => {
    await pressOn(client, /^Request audition \(/);
    await client.getByRole('dialog').waitFor();
    await escape(client, /^Request audition \(/);
    await client.keyboard.press('Enter');
    await client.getByRole('dialog').waitFor();
    await focusByKey(client, 'Style');
    await client.keyboard.press('Enter');
    await client.getByRole('option', { name: 'Natural' }).waitFor();
    await focusByKey(client, 'Narrative', 'ArrowDown');
    await client.keyboard.press('Enter');
    await typeInto(client, 'Script', 'The harbour wakes.');
    await typeInto(client, 'Brief', 'Unhurried.');
    await pressOn(client, 'Send request');
    await client.getByText('Audition request sent to 2 talents').waitFor();
  });

  it('a talent submits one', async () => {
    const email = tenant.talents[0]!.email;

    await phone.goto(findLink(await waitForMail(email)).href);
    await phone.getByLabel('Email').waitFor();
    if (!(await getFocusedName(phone)).includes('Email')) await focusByKey(phone, 'Email');
    await phone.keyboard.type(email);
    await pressOn(phone, 'Next');
    await phone.getByText('Submit Your Audition Now').waitFor();
    // Late content may move the focus.
    await phone.waitForLoadState('networkidle');
    // The file picker belongs to the system: the key opens it, the test answers. The listener is
    // set well before the key, as both reach the page by separate channels.
    phone.once('filechooser', (chooser) => void chooser.setFiles(TAKE));
    await focusByKey(phone, 'Choose a recording');
    await phone.keyboard.press('Space');
    await phone.getByText('take.mp3').waitFor();
    await pressOn(phone, /^Submit$/);
    await phone.getByRole('dialog').waitFor();
    // The dialog requires an answer, by any key.
    await phone.keyboard.press('Escape');
    await pressOn(phone, 'Go back');
    await expectLeftFor(phone, /^Submit$/);
    await phone.keyboard.press('Enter');
    await phone.getByRole('dialog').waitFor();
    await pressOn(phone, 'Confirm submit');
    await phone.getByText('Audition Submitted Successfully!').waitFor();
  });

  it('the client approves it', async () => {
    await client.getByText('Audition uploaded').waitFor();
    await pressOn(client, /^Approve the audition of Talent 1/);
    await client.getByRole('button', { name: /^Approved\. Withdraw/ }).waitFor();
  });
});
