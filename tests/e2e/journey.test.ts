import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@domain/messages/locale.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { setAccountLanguage } from '../stack/account-language.ts';
import { firestore } from '../stack/admin.ts';
import { countMails, findLink, waitForMail } from '../stack/inbox.ts';
import { EN, ES, type Words } from './journey-words.ts';

const TAKE = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));
const TOO_LONG = fileURLToPath(new URL('../fixtures/sixty-one-seconds.mp3', import.meta.url));
const CLIENT = 'client@agency-one.example';
const TALENT = 'talent@agency-one.example';
const SCRIPT = 'The harbour wakes before the city does.';

/**
 * The main job, with a client on a computer and a talent on a phone; each step continues the one
 * before. Two contexts in one browser are as isolated as two browsers, and start faster.
 */
const describeJourney = (language: string, locale: Locale, words: Words) => () => {
  const project = `Lighthouse ${language} ${Date.now()}`;
  useBrowser();
  let client: Opened;
  let phone: Opened;
  let projectUrl: string;
  let link: URL;

  beforeAll(async () => {
    for (const email of [CLIENT, TALENT]) await setAccountLanguage(email, locale);
    client = await openPage({ locale });
    const viewport = { width: 390, height: 780 };
    phone = await openPage({ locale, viewport, hasTouch: true, isMobile: true });
  });
  afterAll(async () => {
    for (const email of [CLIENT, TALENT]) await setAccountLanguage(email, 'en');
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const openStep = async (name: string): Promise<void> => {
    await client.getByRole('navigation', { name: words.steps }).getByText(name).click();
  };

  it('a client signs in to the project list', async () => {
    await client.goto('/account/signin');
    await client.getByLabel(words.email).fill(`  ${CLIENT}  `);
    await client.getByLabel(words.password, { exact: true }).fill('casting-demo-1');
    await button(client, words.signIn).click();
    await client.waitForURL('**/project/list');
    await client.getByText('Harbour Light').waitFor();
    await expect.poll(() => client.getByText('Deep Water').count()).toBe(0);
  });

  it('the client creates a project with a character and a language', async () => {
    await client.getByRole('main').getByRole('link', { name: words.newProject }).click();
    const dialog = client.getByRole('dialog');
    await dialog.getByRole('button', { name: words.createProject }).click();
    await dialog.getByText(words.missing).waitFor();
    await dialog.getByLabel(words.projectName).fill(project);
    await dialog.getByLabel(words.brand).fill('Solera Bank');
    await dialog.getByRole('button', { name: words.createProject }).click();
    await client.waitForURL(/\/project\/(?!list|new)[^/?]+/);
    projectUrl = client.url().split('?')[0] ?? '';

    await client.getByLabel(words.newCharacter).fill('Narrator');
    await client.getByLabel(words.newCharacter).press('Enter');
    await button(client, words.deleteOf('Narrator')).waitFor();
    await client.getByLabel(words.addLanguage).fill(words.spanish);
    await client.getByRole('option', { name: words.spanish }).click();
    await button(client, words.add).last().click();
    await client.getByRole('list', { name: words.workingLanguages }).getByText(words.spanish).waitFor();
  });

  it('the client shortlists two voices', async () => {
    await openStep(words.voiceFinder);
    for (const name of ['Lucía N', 'Marta I']) {
      await client
        .getByRole('button', { name: words.addOf(name) })
        .first()
        .click();
      await client.getByRole('button', { name: words.removeOf(name) }).waitFor();
    }
  });

  it('the client requests auditions, and each talent gets an email', async () => {
    await openStep(words.selection);

    const before = await countMails(TALENT);
    await client.getByRole('button', { name: words.ask }).click();

    const dialog = client.getByRole('dialog');
    await dialog.getByLabel(words.style).click();
    await client.getByRole('option', { name: 'Natural' }).click();
    await dialog.getByLabel(words.script, { exact: true }).fill(SCRIPT);
    await dialog.getByLabel(words.brief).fill('Close and unhurried.');
    await dialog.getByRole('button', { name: words.send }).click();
    await client.getByText(words.sent).waitFor();

    const mail = await waitForMail(TALENT, before + 1);
    link = findLink(mail);
    expect(mail.subject).toBe(`${words.subject}: ${project}, Narrator`);
    await client.getByText(words.open).first().waitFor();
  });

  it('the talent verifies their identity on a phone and submits the audition', async () => {
    await phone.goto(link.href);
    await phone.getByText(words.identity).waitFor();
    await button(phone, words.next).click();
    await phone.getByText(words.emailMissing).waitFor();
    await phone.getByLabel(words.email).fill('another@person.example');
    await button(phone, words.next).click();
    await phone.getByText(words.notInvited).waitFor();
    await phone.getByLabel(words.email).fill(TALENT);
    await button(phone, words.next).click();

    await phone.getByText(words.uploadTitle).waitFor();
    await phone.getByText(words.nothingPersonal).waitFor();

    const input = phone.locator('input[type=file]');
    await input.setInputFiles(TOO_LONG);
    await phone.getByText(words.tooLong).waitFor();
    await input.setInputFiles(TAKE);
    // Another test covers clicks during measuring, when the button moves.
    await phone.getByText('take.mp3').waitFor();
    await button(phone, words.submit).click();

    const dialog = phone.getByRole('dialog');
    await dialog.waitFor();
    await phone.mouse.click(5, 5);
    await dialog.getByRole('button', { name: words.confirm }).click();
    await phone.getByText(words.done).waitFor();
  });

  it('a second visit shows the uploaded take', async () => {
    await phone.goto(link.href);
    await phone.getByLabel(words.email).fill(TALENT);
    await button(phone, words.next).click();
    await phone.getByText(words.already).waitFor();
  });

  it('the client plays the audition without a reload and approves it', async () => {
    await client.getByText(words.uploaded).waitFor();
    await client.getByRole('button', { name: words.playTake }).click();
    await client.getByRole('button', { name: words.pauseTake }).waitFor();
    await client.getByRole('button', { name: words.approve }).click();
    await client.getByRole('button', { name: words.approved }).waitFor();

    const id = projectUrl.split('/').at(-1);

    // The screen shows the approval immediately; the record follows.
    const listApproved = async (): Promise<string[]> => {
      const entries = await firestore().collection('auditionEntries').where('projectId', '==', id).get();
      const found = entries.docs.filter((snapshot) => snapshot.get('isApproved') === true);
      return found.map((snapshot) => String(snapshot.get('talentId')));
    };

    await expect.poll(listApproved).toEqual(['talent-01']);
  });
};

describe
  .runIf(canRun)
  .sequential(
    'from a project to an approved audition in English',
    { tags: ['gate', 'long'] },
    describeJourney('English', 'en', EN),
  );
describe
  .runIf(canRun)
  .sequential('from a project to an approved audition in Spanish', describeJourney('Spanish', 'es', ES));
