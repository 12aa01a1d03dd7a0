import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeWavFile } from '@domain/audio/wav.fixture.ts';
import { makeTone } from '@domain/audio/tones.fixture.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, takePicture, setOffline, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { makeEngineer } from '../stack/curation.ts';
import { getEmail } from '../stack/people.ts';
import { bookVoice, plan, makePlan } from '../stack/sessions.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';

/** Two chunks. */
const WAV = Buffer.from(makeWavFile([makeTone([[66, -20]])]));
const PDF = Buffer.from('%PDF-1.7\nNot a recording.\n%%EOF\n');

/** Limits of two sessions would add up. */
const sessions = new Map<Opened, ReturnType<ReturnType<Opened['context']>['newCDPSession']>>();

/** Limits a page's uploads, in MB a second; 0: unlimited. */
const throttle = async (page: Opened, megabytes: number): Promise<void> => {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const client = await opening;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: megabytes === 0 ? -1 : megabytes * 1024 * 1024,
  });
};

const send = (page: Opened) => page.getByRole('button', { name: 'Send 1 file to the client' }).click();

describe.runIf(canRun).sequential('the deliveries of a session', () => {
  useBrowser();

  let client: Opened;
  let engineer: Opened;
  beforeAll(async () => {
    const tenant = await makeTenant(1);
    const cast = await makeCast(tenant, 1);
    const [talent] = tenant.talents;
    await makeAccount({ uid: talent!.id, email: talent!.email, held: { talent: [tenant.agencyId] } });
    const account = await makeEngineer([tenant.agencyId], { user: { displayName: 'Ines Onda' } }, ['eng']);
    const booked = await bookVoice(tenant, cast);
    const { id } = (await plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked))).collection;
    client = await openAs(getEmail(tenant, 'client'), `/sessions/${id}`);
    engineer = await openAs(`${account.uid}@tests.example`, `/sessions/${id}`);
  });

  it('arrive complete over a lost connection', { tags: ['gate', 'long'] }, async () => {
    const input = engineer.getByLabel('Upload deliveries');
    await input.setInputFiles({ name: 'script.wav', mimeType: 'audio/wav', buffer: PDF });
    await engineer.getByText('This isn’t a file that can be delivered').waitFor();
    await engineer.getByRole('button', { name: 'Remove the file' }).click();
    await throttle(engineer, 3);
    await input.setInputFiles({ name: 'Spot 30.wav', mimeType: 'audio/wav', buffer: WAV });
    await engineer.getByText(/[1-9]\d% · /).waitFor();
    await setOffline(engineer, true);
    await engineer.getByText('The upload continues when you’re back online.').waitFor();
    await takePicture(engineer, 'delivery-waiting');
    await setOffline(engineer, false);
    await throttle(engineer, 0);
    await send(engineer);
    await client.getByText('Version 1 · ').waitFor();

    const downloading = client.waitForEvent('download');
    await client.getByRole('button', { name: 'Download Spot 30.wav, version 1' }).click();

    const saved = await downloading;
    expect(saved.suggestedFilename()).toBe('Spot 30.wav');
    expect((await readFile(await saved.path())).equals(WAV)).toBe(true);
  });

  it('are stopped by a file that another program has changed, and say so', { tags: ['long'] }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'delivery-'));
    const path = join(folder, 'Exported.wav');
    await writeFile(path, WAV);
    await throttle(engineer, 1);
    await engineer.getByLabel('Upload deliveries').setInputFiles(path);
    const row = engineer.getByRole('group', { name: 'Exported.wav' });
    await row.getByText(/[1-9]\d?% · /).waitFor();
    await writeFile(path, Buffer.concat([WAV, Buffer.alloc(10)]));

    await row.getByText('The file has changed since you chose it').waitFor();
    expect(await row.getByRole('button').allTextContents()).toEqual(['Remove the file']);
    await row.getByRole('button', { name: 'Remove the file' }).click();
    await throttle(engineer, 0);
    await rm(folder, { recursive: true });
  });

  it('are paused, returned, replaced, played and accepted', { tags: ['long'] }, async () => {
    await client.getByRole('button', { name: 'Request a revision of Spot 30.wav' }).click();
    await client.getByRole('dialog').getByRole('slider').press('End');
    await client.getByRole('dialog').getByText('At 1:06').waitFor();
    await client.getByLabel('What should change?').fill('A softer breath before the claim.');
    await takePicture(client, 'delivery-revision');
    await client.getByRole('dialog').getByRole('button', { name: 'Request a revision' }).click();
    for (const page of [client, engineer])
      await page.getByText('Requested change at 1:06: A softer breath before the claim.').waitFor();

    const input = engineer.getByLabel('Upload deliveries');
    await throttle(engineer, 1);
    await input.setInputFiles({ name: 'Spot 30.wav', mimeType: 'audio/wav', buffer: WAV });
    await engineer.getByRole('button', { name: 'Pause' }).click();
    await engineer.getByText('Paused. Nothing that has arrived is sent again.').waitFor();
    expect(await findViolations(engineer, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await throttle(engineer, 0);
    await engineer.getByRole('button', { name: 'Continue' }).click();
    await send(engineer);
    await client.getByText('Version 2 · ').waitFor();
    await client.getByRole('button', { name: 'Show earlier versions (1)' }).click();
    await client.getByRole('list', { name: 'Earlier versions' }).getByText('Replaced').waitFor();
    await takePicture(client, 'delivery-versions');
    await client.getByRole('button', { name: 'Figures of Spot 30.wav, version 2' }).click();
    await client.getByText('48 kHz, 24 bits, mono').waitFor();
    await client.getByRole('button', { name: 'Play Spot 30.wav, version 2' }).click();
    await client.getByRole('button', { name: 'Pause Spot 30.wav, version 2' }).click();
    await client.getByRole('button', { name: 'Accept Spot 30.wav, version 2' }).click();
    for (const page of [client, engineer]) await page.getByText('Accepted', { exact: true }).waitFor();
    expect(await findViolations(client, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
  });
});
