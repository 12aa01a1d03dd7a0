import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, takePicture, setOffline, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { makeEngineer } from '../stack/curation.ts';
import { getEmail } from '../stack/people.ts';
import { begin, bookVoice, plan, makePlan, startReport, type SessionReply } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const PDF = Buffer.from('%PDF-1.7\nThe second version.\n%%EOF\n');
const WAV = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(64)]);

describe.runIf(canRun).sequential('the page of a recording session', () => {
  useBrowser();

  let tenant: Tenant;
  let session: SessionReply;
  let client: Opened;
  let engineer: Opened;
  let engineerToken: string;
  beforeAll(async () => {
    tenant = await makeTenant(1);

    const cast = await makeCast(tenant, 1);
    const [talent] = tenant.talents;
    await makeAccount({ uid: talent!.id, email: talent!.email, held: { talent: [tenant.agencyId] } });

    const account = await makeEngineer([tenant.agencyId], { user: { displayName: 'Ines Onda' } }, ['eng']);
    engineerToken = account.token;

    const booked = await bookVoice(tenant, cast);
    session = (await plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked))).collection;
    client = await openAs(getEmail(tenant, 'client'), `/sessions/${session.id}`);
    engineer = await openAs(`${account.uid}@tests.example`, `/sessions/${session.id}`);
  });

  it(
    'shows a client’s script to the engineer immediately, with the same hash for both',
    { tags: ['gate'] },
    async () => {
      await engineer.getByText('No files yet').waitFor();
      await client.getByText('No files yet').waitFor();
      await expect.poll(() => client.getByText('Add a take').count()).toBe(0);
      await client
        .getByLabel('Add a script or reference')
        .setInputFiles({ name: 'script v2.pdf', mimeType: 'application/pdf', buffer: PDF });

      for (const page of [client, engineer]) {
        await page.getByRole('list', { name: 'Materials' }).getByText('script v2.pdf').waitFor();
        await page.getByText(/SHA-256: [0-9a-f]{64}/).waitFor();
      }

      await expect.poll(() => engineer.getByRole('button', { name: 'Remove script v2.pdf' }).count()).toBe(0);

      const downloading = engineer.waitForEvent('download');
      await engineer.getByRole('button', { name: 'Download script v2.pdf' }).click();

      const saved = await downloading;
      expect(saved.suggestedFilename()).toBe('script v2.pdf');
      expect(await readFile(await saved.path())).toEqual(PDF);
    },
  );

  it('reports an invalid take, and holds an upload until the network is back', async () => {
    const input = engineer.getByLabel('Add a take');
    await input.setInputFiles({ name: 'take.wav', mimeType: 'audio/wav', buffer: PDF });
    await engineer.getByText('This file type isn’t accepted. Upload MP3, WAV, AIFF.').waitFor();
    await engineer.getByRole('button', { name: 'Remove the file' }).click();
    await setOffline(engineer, true);
    await input.setInputFiles({ name: 'take 1.wav', mimeType: 'audio/wav', buffer: WAV });
    await engineer.getByText('The upload continues when you’re back online.').waitFor();
    await engineer.getByRole('button', { name: 'Cancel upload' }).click();
    await engineer.getByText('Upload cancelled. Your file is still here.').waitFor();
    await setOffline(engineer, false);
    await engineer.getByRole('button', { name: 'Try again' }).click();
    await engineer.getByRole('list', { name: 'Takes' }).getByText('take 1.wav').waitFor();
    await client.getByRole('list', { name: 'Takes' }).getByText('take 1.wav').waitFor();
    expect(await findViolations(engineer, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await takePicture(engineer, 'session-files');
  });

  it('fills in and signs a part of the report', { tags: ['gate', 'long'] }, async () => {
    await begin(session.id);
    await startReport(engineerToken, session.id);

    const locator = engineer.getByRole('button', { name: 'Fill in and sign: Sound engineer' });
    await locator.waitFor();
    await expect
      .poll(() => client.getByRole('button', { name: 'Fill in and sign: Sound engineer' }).count())
      .toBe(0);

    const deliverables = engineer.getByLabel('Deliverables');

    /** Clicks until it is open: the page closes it when it reloads the session. */
    const openMine = () =>
      expect
        .poll(async () => {
          if ((await deliverables.count()) === 0 && (await locator.count()) > 0) await locator.click();
          return deliverables.count();
        })
        .toBe(1);

    await openMine();
    await deliverables.fill('Two takes');
    await engineer.getByText('Saved', { exact: true }).waitFor();
    await engineer.reload();
    await openMine();
    await expect.poll(() => deliverables.inputValue()).toBe('Two takes');
    await takePicture(engineer, 'session-own-section');
    expect(await findViolations(engineer, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await engineer.getByLabel('Full name').fill('Ines Onda');
    await engineer.getByLabel('What I entered is correct').check();
    await engineer.getByRole('button', { name: 'Sign', exact: true }).click();
    await engineer.getByText('Your part is signed.').waitFor();
    await engineer.getByText('Signed by Ines Onda').waitFor();
    await client.getByText('Signed by Ines Onda').waitFor();
    await locator.waitFor({ state: 'detached' });

    await client.getByRole('button', { name: 'Fill in and sign: Client' }).click();
    await client.getByLabel('Full name').fill('Cleo Client');
    await client.getByLabel('What I entered is correct').check();
    await client.getByRole('button', { name: 'Sign', exact: true }).click();
    await client.getByText('Signed by Cleo Client').waitFor();
  });
});
