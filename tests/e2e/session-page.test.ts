import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../browser/axe.ts';
import { canRun, launch, openPage, picture, setOffline, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { makeEngineer } from '../stack/curation.ts';
import { emailIn } from '../stack/people.ts';
import {
  begin,
  bookVoice,
  changeSession,
  participantsIn,
  plan,
  planFor,
  signersIn,
  startReport,
  type SessionReply,
  mailedCode,
} from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const PDF = Buffer.from('%PDF-1.7\nThe second version.\n%%EOF\n');
const WAV = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), Buffer.alloc(64)]);

describe.runIf(canRun).sequential('the page of a recording session', () => {
  let browser: Browser;
  let tenant: Tenant;
  let session: SessionReply;
  let client: Opened;
  let engineer: Opened;
  let engineerToken: string;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(1);
    const cast = await makeCast(tenant, 1);
    const [talent] = tenant.talents;
    await makeAccount({ uid: talent!.id, email: talent!.email, held: { talent: [tenant.agencyId] } });
    const account = await makeEngineer([tenant.agencyId], { user: { displayName: 'Ines Onda' } }, ['eng']);
    engineerToken = account.token;
    const booked = await bookVoice(tenant, cast);
    session = (await plan(tenant.teamToken, cast.castingId, planFor(tenant, booked))).collection;
    browser = await launch();
    client = await openAs(browser, emailIn(tenant, 'client'), `/sessions/${session.id}`);
    engineer = await openAs(browser, `${account.uid}@tests.example`, `/sessions/${session.id}`);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await picture(client, `${task.name}-client`);
      await picture(engineer, `${task.name}-engineer`);
    }
    expect([...client.faults, ...engineer.faults]).toEqual([]);
  });

  it(
    'has a client’s script at the engineer’s at once, under the hash that both see',
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

  it('says what is no take, and keeps an upload that was lost until the network is back', async () => {
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
    expect(await violationsOf(engineer, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await picture(engineer, 'session-files');
  });

  it('tells a client how participants are written to, and the engineer who they are', async () => {
    for (const page of [client, engineer]) await page.getByText('Cleo Client').first().waitFor();
    const address = signersIn(tenant).CLIENT;
    await client.getByText(address).waitFor();
    await expect.poll(() => engineer.getByText(address).count()).toBe(0);
  });

  it('tells its talent of the materials, in their calendar', async () => {
    const talent = await openAs(browser, tenant.talents[0]!.email, '/profile/calendar', {
      viewport: { width: 390, height: 844 },
    });
    await talent.getByRole('button', { name: 'Materials for Narrator' }).click();
    const dialog = talent.getByRole('dialog', { name: 'Materials for Narrator' });
    await dialog.getByText('script v2.pdf').waitFor();
    await expect.poll(() => dialog.getByText('take 1.wav').count()).toBe(0);
    await expect.poll(() => dialog.getByRole('button', { name: /Remove/ }).count()).toBe(0);
    await picture(talent, 'session-materials-phone');
    expect(talent.faults).toEqual([]);
    await talent.context().close();
  });

  it('has one’s part of the report filled in and signed', { tags: ['gate', 'long'] }, async () => {
    await begin(session.id);
    await startReport(engineerToken, session.id);
    const mine = engineer.getByRole('button', { name: 'Fill in and sign: Sound engineer' });
    await mine.waitFor();
    await expect
      .poll(() => client.getByRole('button', { name: 'Fill in and sign: Sound engineer' }).count())
      .toBe(0);
    const deliverables = engineer.getByLabel('Deliverables');
    /** Presses until it is open: what a page opens is closed again when it finds out anew who is here. */
    const openMine = () =>
      expect
        .poll(async () => {
          if ((await deliverables.count()) === 0 && (await mine.count()) > 0) await mine.click();
          return deliverables.count();
        })
        .toBe(1);
    await openMine();
    await deliverables.fill('Two takes');
    await engineer.getByText('Saved', { exact: true }).waitFor();
    await engineer.reload();
    await openMine();
    await expect.poll(() => deliverables.inputValue()).toBe('Two takes');
    await picture(engineer, 'session-own-section');
    expect(await violationsOf(engineer, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await engineer.getByLabel('Full name').fill('Ines Onda');
    await engineer.getByLabel('What I entered is correct').check();
    await engineer.getByRole('button', { name: 'Sign', exact: true }).click();
    await engineer.getByText('Your part is signed.').waitFor();
    await engineer.getByText('Signed by Ines Onda').waitFor();
    await client.getByText('Signed by Ines Onda').waitFor();
    await mine.waitFor({ state: 'detached' });

    await client.getByRole('button', { name: 'Fill in and sign: Client' }).click();
    await client.getByLabel('Full name').fill('Cleo Client');
    await client.getByLabel('What I entered is correct').check();
    await client.getByRole('button', { name: 'Sign', exact: true }).click();
    await client.getByText('Signed by Cleo Client').waitFor();
  });

  it('tells a director who was replaced that their link no longer applies', async () => {
    const record = (await firestore().doc(`recordingSessions/${session.id}`).get()).data()!;
    const report = (await firestore().doc(`recordingSessionReports/${session.id}`).get()).data()!;
    const director = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await director.goto(`${APP}/client/report/${String(report['urlIdentifier'])}`);
    await director.getByLabel('Email').fill(signersIn(tenant).VOD);
    await director.getByRole('button', { name: 'Send code' }).click();
    await director.getByLabel('Six-digit code').fill(await mailedCode(signersIn(tenant).VOD, 0));
    await director.getByRole('button', { name: 'Open the report' }).click();
    await director.getByLabel('Full name').waitFor();
    const [own, former] = participantsIn(tenant);
    const next = { ...former, name: 'Nora Next', email: `next.${tenant.key}@tests.example` };
    const body = { revision: record['revision'] as number, participants: [own, next] };
    expect((await changeSession(tenant.teamToken, session.id, body)).status).toBe(200);
    await director.reload();
    await director.getByText('Someone else has this part of the report now').waitFor();
    await director.getByRole('button', { name: 'Send code' }).waitFor();
    expect(await violationsOf(director, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await picture(director, 'report-replaced-phone');
    expect(director.faults).toEqual([]);
    await director.context().close();
  });

  it('has a director who was not planned, once it is done, and no other part of it changed', async () => {
    const record = (await firestore().doc(`recordingSessions/${session.id}`).get()).data()!;
    const done = { revision: record['revision'] as number, state: 'done' };
    expect((await changeSession(engineerToken, session.id, done)).status).toBe(200);
    await client.getByText('Done', { exact: true }).waitFor();
    await expect.poll(() => engineer.getByRole('button', { name: 'Change session' }).count()).toBe(0);
    await client.getByRole('button', { name: 'Change session' }).click();
    const box = client.getByRole('dialog', { name: 'Change session' });
    await box.getByText('Whoever signs the report from now on gets an email.').waitFor();
    await expect.poll(() => box.getByLabel('Start').count()).toBe(0);
    const director = box.getByRole('group', { name: 'Participant 2' });
    await director.getByLabel('Name *').fill('Stina Standin');
    await director.getByLabel('Email *').fill(`stand.${tenant.key}@tests.example`);
    await picture(client, 'session-done-participants');
    expect(await violationsOf(client, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await box.getByRole('button', { name: 'Save' }).click();
    await client.getByText('Participants changed.').waitFor();
    await engineer.getByText('Stina Standin').waitFor();
  });
});
