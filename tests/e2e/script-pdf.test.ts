import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage, takePicture, takeFaults, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getUploadPath } from '../stack/auditions.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const PDF = { name: 'My script.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

describe.runIf(canRun).sequential('a script as PDF, and the consent of a take', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(1);
    cast = await makeCast(tenant, 1);
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
  });

  const dialog = () => page.getByRole('dialog');
  const toEntryId = () => `${cast.castingId}_${cast.voice.id}_${tenant.talents[0]?.id}`;

  it('is sent to the talents with the request', async () => {
    await page.getByRole('button', { name: 'Request audition (1): Narrator' }).click();
    await dialog().getByLabel('Style').click();
    await page.getByRole('option').first().click();
    await dialog()
      .getByLabel('Add a PDF')
      .setInputFiles({ ...PDF, buffer: Buffer.from('no PDF') });
    // The browser logs the refused upload as a failed load.
    await dialog().getByText('The file is not a PDF. Export it as PDF and try again.').waitFor();
    takeFaults();
    await dialog().getByLabel('Add a PDF').setInputFiles(PDF);
    await dialog().getByText('PDF added').waitFor();
    await takePicture(page, 'script PDF in the request');
    await dialog().getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Audition request sent to 1 talent').waitFor();

    const path = await getUploadPath(toEntryId(), tenant.talents[0]?.email);
    const guest = await openPage();
    await guest.goto(`/audition-entry/upload?${path.split('?')[1]}`);
    const saved = guest.waitForEvent('download');
    await guest.getByRole('button', { name: 'Script as PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('script.pdf');
    await takePicture(guest, 'script PDF on the page of the talent');
    await guest.close();
  });

  it("can be opened and removed in the request's dialog", async () => {
    await page.getByRole('button', { name: 'Requests and takes for Narrator' }).click();
    await page.getByRole('menuitem', { name: /^Change the request for Narrator/ }).click();
    const saved = page.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Download the PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('script.pdf');
    await dialog().getByRole('button', { name: 'Remove the PDF' }).click();
    await dialog().getByLabel('Add a PDF').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
  });
});
