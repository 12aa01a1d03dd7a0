import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, takePicture, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { bucket, firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const TAKE = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));
const CONSENT = 'A synthetic voice may be made from this recording';

describe.runIf(canRun)('the upload of an audition on a phone', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  beforeAll(async () => {
    tenant = await makeTenant(4);
    cast = await makeCast(tenant);
    await requestAuditions(cast, tenant.clientToken, { script: 'One.', brief: 'Softly.' });
  });

  const toEntryId = (number: number) => `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]?.id}`;
  const toEntry = async (number: number) =>
    (
      await firestore()
        .doc(`auditionEntries/${toEntryId(number)}`)
        .get()
    ).data();

  /** A talent's upload page, and the API address of their file. */
  const open = async (number: number): Promise<{ phone: Opened; path: string }> => {
    const path = await getUploadPath(toEntryId(number), tenant.talents[number]?.email);
    const phone = await openPage({
      viewport: { width: 390, height: 780 },
      isMobile: true,
      hasTouch: true,
    });
    await phone.goto(path.replace(/upload\/[^?]+/, 'upload'));
    return { phone, path };
  };

  const send = async (phone: Opened) => {
    await phone.getByRole('button', { name: 'Submit', exact: true }).click();
    await phone.getByRole('button', { name: 'Confirm submit' }).click();
  };

  it('requires confirmation, even if the button is clicked before the file is read', async () => {
    const { phone } = await open(2);
    // Nothing to submit yet: the one primary button chooses the recording.
    const primary = phone.locator('.MuiButton-contained');
    await expect.poll(() => primary.allTextContents()).toEqual(['Choose a recording']);

    await phone.evaluate(() => {
      const { decodeAudioData } = OfflineAudioContext.prototype;
      OfflineAudioContext.prototype.decodeAudioData = async function (bytes) {
        // Only the first time.
        OfflineAudioContext.prototype.decodeAudioData = decodeAudioData;
        const decoded = await decodeAudioData.call(this, bytes);
        // After everything that reading the file triggers, and before the next frame.
        const press = (steps: number): void => {
          if (steps > 0) return queueMicrotask(() => press(steps - 1));
          [...document.querySelectorAll('button')].find((item) => item.textContent === 'Submit')?.click();
        };
        press(50);
        return decoded;
      };
    });

    await phone.locator('input[type=file]').setInputFiles(TAKE);
    await phone.getByRole('dialog').waitFor();
    await phone.context().close();
  });

  it('records a take in the page', { tags: ['long'] }, async () => {
    const { phone } = await open(3);
    // A tone, because browsers without a screen have no microphone.
    await phone.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext();
        await context.resume();
        const [tone, level, target] = [
          context.createOscillator(),
          context.createGain(),
          context.createMediaStreamDestination(),
        ];
        level.gain.value = 0.2;
        tone.connect(level).connect(target);
        tone.start();
        return target.stream;
      };
    });
    await phone.getByRole('button', { name: 'Record here' }).click();
    const recorder = phone.getByRole('group', { name: 'Record here' });
    await recorder.getByRole('meter').waitFor();
    expect(await findViolations(phone)).toEqual([]);
    await recorder.getByRole('button', { name: 'Record', exact: true }).click();
    await recorder.getByText('2 of 60 s').waitFor();
    await takePicture(phone, 'recording');
    await recorder.getByRole('button', { name: 'Stop' }).click();

    await recorder.getByRole('button', { name: 'Use this take: recorded take 1', exact: true }).click();
    await phone.getByText('Recorded take 1.mp3').waitFor();
    await recorder.getByRole('button', { name: 'Switch the microphone off' }).click();
    await send(phone);
    await phone.getByText('Audition Submitted Successfully!').waitFor();
    const { durationMs } = (await toEntry(3)) as AuditionEntry;
    expect([Number(durationMs) > 1900, Number(durationMs) < 4000]).toEqual([true, true]);
    await phone.context().close();
  });

  it('shows an engineer’s advice, plays it before and after, and requests consent', async () => {
    const { phone } = await open(0);
    await phone.locator('input[type=file]').setInputFiles(TAKE);
    await phone.getByText(/LUFS/).first().waitFor();
    await phone.getByRole('button', { name: /^Play/ }).click();
    await phone.getByRole('button', { name: /^Pause/ }).click();

    const consent = phone.getByLabel(CONSENT);
    await expect.poll(() => consent.isChecked()).toBe(false);
    await consent.check();
    // The consent was given for that file, not for the next one.
    await phone.getByRole('button', { name: 'Remove the file' }).click();
    await phone.locator('input[type=file]').setInputFiles(TAKE);
    await expect.poll(() => consent.isChecked()).toBe(false);
    await consent.check();
    await send(phone);
    await phone.getByText('Audition Submitted Successfully!').waitFor();
    await phone.getByText('You allow a synthetic voice to be made from it.').waitFor();

    const played = phone.waitForResponse((response) => response.url().includes('/audition-entry/download/'));
    await phone.getByRole('button', { name: /^Play/ }).click();
    expect([200, 206]).toContain((await played).status());
    expect(await toEntry(0)).toMatchObject({ status: 'uploaded', syntheticVoiceConsent: true });

    // Opening the link later plays it too.
    const { phone: again } = await open(0);
    await again.getByText('This audition request has already been uploaded.').waitFor();
    await again.getByRole('button', { name: /^Play/ }).waitFor();
  });

  it('shows a file’s faults in view, above the visible button', async () => {
    const { phone } = await open(1);
    await phone.setViewportSize({ width: 390, height: 640 });

    await phone.locator('input[type=file]').setInputFiles({
      name: 'take.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('no recording '.repeat(200)),
    });

    const reply = phone.getByRole('alert').filter({ hasText: /MP3/ });
    await reply.waitFor();

    const measureBottom = async () => {
      const { y, height } = (await reply.boundingBox())!;
      return y + height;
    };

    const bar = (await phone.locator('.MuiButton-contained').boundingBox())!;
    await expect.poll(measureBottom).toBeLessThan(bar.y);
  });

  it('sends the edges of takes moved by the talent', async () => {
    const { phone } = await open(1);
    await phone.locator('input[type=file]').setInputFiles(TAKE);

    const end = phone.getByRole('slider', { name: 'End of take 1' });
    await phone.getByText('1 take found, 3 were asked for.').waitFor();

    const found = Number(await end.getAttribute('aria-valuenow'));
    await phone.getByRole('button', { name: 'Add a take' }).click();
    await phone.getByText('2 takes found, 3 were asked for.').waitFor();
    await phone.getByRole('slider', { name: 'End of take 2' }).press('ArrowLeft');
    await send(phone);
    await phone.getByRole('button', { name: 'Take 2', exact: true }).waitFor();

    const { takes } = (await toEntry(1)) as AuditionEntry;
    expect([takes?.length, takes?.[1]?.endMs]).toEqual([2, found - 100]);
  });

  it('stays one audition when the same file arrived another way meanwhile', async () => {
    const { phone, path } = await open(2);
    await phone.locator('input[type=file]').setInputFiles(TAKE);
    await phone.getByLabel(CONSENT).waitFor();
    expect((await call('POST', path, { body: uploadForm(readFileSync(TAKE)) })).status).toBe(201);
    await send(phone);
    await phone.getByText('Audition Submitted Successfully!').waitFor();
    const [files] = await bucket().getFiles({ prefix: `auditions/${toEntryId(2)}/` });
    expect(files).toHaveLength(1);
  });
});
