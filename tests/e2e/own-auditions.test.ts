import { describe, expect, it } from 'vitest';
import { canRun } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';

const TALENT = 'talent@agency-one.example';

describe.runIf(canRun)('the auditions of a talent', () => {
  useBrowser();

  it('are in the menu, and link to their upload', async () => {
    const page = await openAs(TALENT, '/profile/demos');
    await page.getByRole('link', { name: 'Auditions' }).click();

    const row = page.getByRole('listitem').filter({ hasText: 'Harbour Light' });
    await row.getByText('Waiting for your recording').waitFor();
    // In the reader's zone: the browser is in Madrid.
    await expect.poll(() => row.getByText(/^Due/).innerText()).toMatch(/GMT\+[12]|CES?T/);

    const { file, lines } = await readExported(page);
    expect(file).toBe('auditions.csv');
    expect(lines).toContainEqual(
      expect.stringMatching(/^Harbour Light,Narrator,Spanish,Waiting for your recording,\d{4}-[^,]+Z,,$/),
    );
    await row.getByRole('button', { name: 'Send audition: Narrator in Spanish, Harbour Light' }).click();
    await page.waitForURL('**/audition-entry/upload?token=*');
    await page.getByRole('heading', { name: 'Submit Your Audition Now' }).waitFor();
  });
});
