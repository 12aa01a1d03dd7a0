import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { canRun, launch, openPage } from '../browser/browser.ts';
import { firestore } from '../stack/admin.ts';

/** Seeded invitations, so that the links stay true in documents too. */
const EXPIRED = {
  path: '/profile/casting/anna-audition-snow/audition',
  email: 'anna.lindemann@talents.example',
};
const UPLOADED = {
  path: '/profile/casting/carmen-audition-harbour/audition',
  email: 'carmen.peralta@talents.example',
};

describe.runIf(canRun)('an audition link on a phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
  });
  afterAll(() => browser.close());

  const phone = (locale: string) =>
    openPage(browser, { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, locale });

  it.each([
    ['whose deadline has passed', EXPIRED, 'This audition request has expired.'],
    ['that was answered', UPLOADED, 'This audition request has already been uploaded.'],
  ])('%s says so after the identity check', async (_, { path, email }, text) => {
    const page = await phone('en-US');
    await page.goto(path);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(text).waitFor();
  });

  it('speaks the language of the phone', async () => {
    const page = await phone('es-ES');
    await page.goto(EXPIRED.path);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByText('Introduce tu correo electrónico.').waitFor();
  });

  it('with a forged token asks who is there instead of opening', async () => {
    const page = await phone('en-US');
    await page.goto(`${EXPIRED.path}?token=forged.token.here`);
    await page.getByText('Verify your identity to submit your Audition').waitFor();
    await page.goto('/audition-entry/upload?token=forged.token.here');
    await page.getByText('This link is not valid. Open the one in the most recent email.').waitFor();
  });
});
