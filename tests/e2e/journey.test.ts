import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firestore, idTokenOf } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { linkIn, mailsTo, waitForMail } from '../stack/inbox.ts';
import { canRun, launch, openPage, picture, signIn, signOut } from '../browser/browser.ts';

const TAKE = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));
const TOO_LONG = fileURLToPath(new URL('../fixtures/sixty-one-seconds.mp3', import.meta.url));
const CLIENT = 'client@agency-one.example';
const TALENT = 'talent@agency-one.example';
const PROJECT = `Lighthouse ${Date.now()}`;

type Opened = Awaited<ReturnType<typeof openPage>>;

/** The main job of the platform, as a client and a talent do it; each step goes on where the one before ended. */
describe.runIf(canRun).sequential('from a project to an approved audition', () => {
  let browser: Browser;
  let client: Opened;
  let visitor: Opened;
  let phone: Opened;
  let projectUrl: string;
  let link: URL;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    client = await openPage(browser);
    visitor = await openPage(browser);
    phone = await openPage(browser, {
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [name, page] of Object.entries({ client, visitor, phone }))
      await picture(page, `${task.name}-${name}`);
  });

  const step = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('navigation', { name: 'Steps' }).getByText(name).click();
  };

  it('the sign-in form says what is missing, and what is wrong', async () => {
    await client.goto('/account/signin');
    await client.getByRole('button', { name: 'Sign in' }).click();
    await client.getByText('Please input your E-mail!').waitFor();
    await client.getByText('Please input your Password!').waitFor();
    await client.getByLabel('Email').fill('client');
    await client.getByLabel('Password', { exact: true }).fill('x');
    await client.getByText('The input is not valid E-mail!').waitFor();
    await signIn(client, CLIENT, 'not-the-password');
    await client.getByText(/Wrong (email or )?password/).waitFor();
  });

  it('a client signs in and lands on the project list', async () => {
    await signIn(client, `  ${CLIENT}  `);
    await client.waitForURL('**/project/list');
    await client.getByText('Harbour Light').waitFor();
    expect(await client.getByText('Deep Water').count()).toBe(0);
  });

  it('a project added elsewhere appears without reload', async () => {
    const name = `From elsewhere ${Date.now()}`;
    await call('POST', '/project', { token: await idTokenOf(CLIENT), body: { name } });
    await client.getByText(name).waitFor();
  });

  it('creates a project with a character and a language', async () => {
    await client.getByRole('main').getByRole('link', { name: 'New Project' }).click();
    const dialog = client.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await dialog.getByText('Cannot be empty!').waitFor();
    await dialog.getByLabel('Project name').fill(PROJECT);
    await dialog.getByLabel('Brand').fill('Solera Bank');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await client.waitForURL(/\/project\/(?!list|new)[^/?]+/);
    projectUrl = client.url().split('?')[0] ?? '';

    await client.getByLabel('New character').fill('Narrator');
    await client.getByLabel('New character').press('Enter');
    await client.getByRole('button', { name: 'Delete Narrator' }).waitFor();
    await client.getByLabel('Add a language').fill('Spanish');
    await client.getByRole('option', { name: 'Spanish' }).click();
    await client.getByRole('button', { name: 'Add', exact: true }).last().click();
    await client.getByRole('list', { name: 'Working languages' }).getByText('Spanish').waitFor();
  });

  it('finds voices, hears them one at a time, and lists three', async () => {
    await step(client, 'Voice Finder');
    const players = client.getByRole('button', { name: /^Play / });
    await players.first().waitFor();
    await players.nth(0).click();
    await client.getByRole('button', { name: /^Pause / }).waitFor();
    await client
      .getByRole('button', { name: /^Play / })
      .nth(1)
      .click();
    await expect.poll(() => client.getByRole('button', { name: /^Pause / }).count()).toBe(1);

    await client.getByLabel('Gender').click();
    await client.getByRole('option', { name: 'Female', exact: true }).click();
    await expect.poll(() => client.getByText('Male', { exact: true }).count()).toBe(0);
    await client.getByRole('button', { name: 'Clear filters' }).click();
    await client.getByText('Male', { exact: true }).first().waitFor();

    for (const name of ['Lucía N', 'Marta I', 'Carmen P']) {
      await client
        .getByRole('button', { name: new RegExp(`^Add ${name}`) })
        .first()
        .click();
      await client.getByRole('button', { name: new RegExp(`^Remove ${name}`) }).waitFor();
    }
  });

  /** First names of who is listed, from top to bottom. */
  const order = async (): Promise<string[]> => {
    const buttons = await client.getByRole('button', { name: /^Remove .+ from the casting$/ }).all();
    const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
    return labels.map((label) => label?.split(' ')[1] ?? '');
  };

  it('reorders by keyboard, and the order holds after a reload', async () => {
    const handle = client.getByRole('button', { name: /^Move Carmen P.*position 3/ });
    // What was listed a moment ago is still settling; a person would not be that quick.
    await client.waitForTimeout(1000);
    await handle.press('Space');
    await client.getByText(/^Carmen P.* position 3 of 3\.$/i).waitFor({ state: 'attached' });
    await client.keyboard.press('ArrowUp');
    await client.getByText(/^Carmen P.* is at position 2 of 3\.$/).waitFor({ state: 'attached' });
    await client.keyboard.press('ArrowUp');
    await client.getByText(/^Carmen P.* is at position 1 of 3\.$/).waitFor({ state: 'attached' });
    const saved = client.waitForResponse(/change-order/);
    await client.keyboard.press('Space');
    await expect.poll(order).toEqual(['Carmen', 'Lucía', 'Marta']);
    expect((await saved).status()).toBe(200);
    await client.reload();
    await expect.poll(order).toEqual(['Carmen', 'Lucía', 'Marta']);
  });

  it('reorders by drag, and removes one', async () => {
    const source = await client.getByRole('button', { name: /^Move Carmen/ }).boundingBox();
    const target = await client.getByRole('button', { name: /^Move Marta/ }).boundingBox();
    if (!source || !target) throw new Error('No handles to drag');
    await client.mouse.move(source.x + 8, source.y + 8);
    await client.mouse.down();
    await client.mouse.move(source.x + 8, source.y + 30, { steps: 4 });
    await client.mouse.move(target.x + 8, target.y + 20, { steps: 8 });
    await client.mouse.up();
    await expect.poll(order).toEqual(['Lucía', 'Marta', 'Carmen']);
    await client.getByRole('button', { name: /^Remove Marta/ }).click();
    await expect.poll(order).toEqual(['Lucía', 'Carmen']);
  });

  it('makes the casting visible and copies its link, which plays for a visitor', async () => {
    await step(client, 'Selection');
    await client.getByRole('switch', { name: 'Show in the project preview: Spanish' }).check();
    await client.getByText('1 of 1 languages in the preview').waitFor();
    await client.getByRole('button', { name: 'Copy link for Spanish' }).click();
    await client.getByText('Link copied to clipboard').waitFor();
    const copied = await client.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/client/casting/');

    const scripts: string[] = [];
    visitor.on('request', (request) => scripts.push(request.url()));
    const brought = (await (await visitor.goto(copied))?.text()) ?? '';
    await visitor.getByText('Showing results for').waitFor();
    await visitor.getByText('Lucía N.').waitFor();
    await visitor.getByRole('button', { name: /^Play Lucía/ }).click();
    await visitor.getByRole('button', { name: /^Pause Lucía/ }).waitFor();
    expect(brought).toContain('Lucía N.');
    for (const secret of [TALENT, 'Navarro', '+34 600', 'company-lumen', 'storagePath']) {
      expect(brought).not.toContain(secret);
      expect(await visitor.content()).not.toContain(secret);
    }
    expect(scripts.filter((url) => /firestore/i.test(url))).toEqual([]);
  });

  it('asks for auditions, and each talent gets a mail', async () => {
    const before = (await mailsTo(TALENT)).length;
    await client.getByRole('button', { name: /^Request audition/ }).click();
    const dialog = client.getByRole('dialog');
    await dialog.getByLabel('Style').click();
    await client.getByRole('option', { name: 'Natural' }).click();
    await dialog.getByLabel('Script').fill('The harbour wakes before the city does.');
    await dialog.getByLabel('Brief').fill('Close and unhurried.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await client.getByText('Audition request sent to 2 talents').waitFor();
    const mail = await waitForMail(TALENT, before + 1);
    link = linkIn(mail);
    expect(mail.subject).toBe(`Solicitud de audición: ${PROJECT}, Narrator`);
    await client.getByText('Audition open').first().waitFor();
  });

  it('the talent proves who they are on a phone and hands the audition in', async () => {
    const link = linkIn(
      (await mailsTo(TALENT))[0] ?? { to: [], subject: '', html: '', text: '', messageId: '' },
    );
    await phone.goto(link.href);
    await phone.getByText('Verify your identity to submit your Audition').waitFor();
    await phone.getByRole('button', { name: 'Next' }).click();
    await phone.getByText('Please input your email!').waitFor();
    await phone.getByLabel('Email').fill('somebody@else.example');
    await phone.getByRole('button', { name: 'Next' }).click();
    await phone.getByText('Talent email not found for this casting').waitFor();
    await phone.getByLabel('Email').fill(TALENT);
    await phone.getByRole('button', { name: 'Next' }).click();

    await phone.getByText('Submit Your Audition Now').waitFor();
    await phone.getByText('Include no personal or contact details.').waitFor();
    const input = phone.locator('input[type=file]');
    await input.setInputFiles(TOO_LONG);
    await phone.getByText('The audio file should not exceed 60 seconds in length.').waitFor();
    await input.setInputFiles(TAKE);
    await phone.getByRole('button', { name: 'Submit', exact: true }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.waitFor();
    await phone.mouse.click(5, 5);
    await dialog.getByRole('button', { name: 'Confirm submit' }).click();
    await phone.getByText('Audition Submitted Successfully!').waitFor();
  });

  it('a second visit says that it was uploaded', async () => {
    await phone.goto(link.href);
    await phone.getByLabel('Email').fill(TALENT);
    await phone.getByRole('button', { name: 'Next' }).click();
    await phone.getByText('This audition request has already been uploaded.').waitFor();
  });

  it('the client hears the audition without reload and approves it', async () => {
    await client.getByText('Audition uploaded').waitFor();
    await client.getByRole('button', { name: /^Play Audition of Lucía/ }).click();
    await client.getByRole('button', { name: /^Pause Audition of Lucía/ }).waitFor();
    await client.getByRole('button', { name: /^Approve the audition of Lucía/ }).click();
    await client.getByRole('button', { name: /^Approved\. Withdraw/ }).waitFor();
    const id = projectUrl.split('/').at(-1);
    // The screen shows the approval at once; the record follows.
    const approved = async (): Promise<string[]> => {
      const entries = await firestore().collection('auditionEntries').where('projectId', '==', id).get();
      const found = entries.docs.filter((snapshot) => snapshot.get('isApproved') === true);
      return found.map((snapshot) => String(snapshot.get('talentId')));
    };
    await expect.poll(approved).toEqual(['talent-01']);
  });

  it('signing out leaves nothing behind, and somebody else sees only theirs', async () => {
    await client.goto('/project/list');
    await client.getByText(PROJECT).waitFor();
    await signOut(client);
    await signIn(client, 'client2@agency-one.example');
    await client.waitForURL('**/project/list');
    await client.getByText('Ciudad abierta').waitFor();
    expect(await client.getByText(PROJECT).count()).toBe(0);
    expect(await client.getByText('Harbour Light').count()).toBe(0);
    await client.goto(projectUrl);
    await client.getByText('Project not found').waitFor();
    expect(await client.getByText(PROJECT).count()).toBe(0);
  });

  it('nothing failed in any page on the way', () => {
    expect([...client.faults, ...visitor.faults, ...phone.faults]).toEqual([]);
  });
});
