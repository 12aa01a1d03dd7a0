import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const MEMO = fileURLToPath(new URL('../fixtures/voice-memo.m4a', import.meta.url));

/** Two seconds of a 16-bit tone, as a studio exports it. */
const SAMPLES = Int16Array.from(
  { length: 2 * 48_000 },
  (_, index) => 8000 * Math.sin((index * 2 * Math.PI) / 109),
);
const makeChunk = (code: string, content: Buffer, isBig: boolean): Buffer => {
  const size = Buffer.alloc(4);
  if (isBig) size.writeUInt32BE(content.length);
  else size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(code), size, content]);
};
const makeWav = (): Buffer => {
  const format = Buffer.from('0100010080bb000000770100' + '02001000', 'hex');
  const parts = [Buffer.from('WAVE'), makeChunk('fmt ', format, false)];
  return makeChunk(
    'RIFF',
    Buffer.concat([...parts, makeChunk('data', Buffer.from(SAMPLES.buffer), false)]),
    false,
  );
};
const makeAiff = (): Buffer => {
  const common = Buffer.from('000100017700' + '0010' + '400ebb80000000000000', 'hex');
  const sound = Buffer.concat([Buffer.alloc(8), Buffer.from(SAMPLES.buffer).swap16()]);
  const parts = [Buffer.from('AIFF'), makeChunk('COMM', common, true), makeChunk('SSND', sound, true)];
  return makeChunk('FORM', Buffer.concat(parts), true);
};

/** A silent frame of MPEG 1, 44.1 kHz, mono: 104 bytes at 32 kbit/s, 1,044 at 320. */
const frame = (third: number, bytes: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfb, third, 0xc4]), Buffer.alloc(bytes - 4)]);
/** Variable bit rate without a frame count. */
const varying = Buffer.concat(
  Array.from({ length: 1500 }, (_, index) => (index < 300 ? frame(0xe0, 1044) : frame(0x10, 104))),
);

describe.runIf(canRun)('a recording', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant);
    await requestAuditions(cast, tenant.clientToken, { script: 'One.', brief: 'Softly.' });
  });

  const toEntryId = (number: number) => `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]?.id}`;
  const open = async (number: number): Promise<{ phone: Opened; path: string }> => {
    const path = await getUploadPath(toEntryId(number), tenant.talents[number]?.email);
    const phone = await openPage({ viewport: { width: 390, height: 780 } });
    await phone.goto(path.replace(/upload\/[^?]+/, 'upload'));
    return { phone, path };
  };

  it('from a phone or a studio is converted, played and sent', { tags: ['long'] }, async () => {
    const { phone } = await open(0);
    const input = phone.locator('input[type=file]');
    const files = [
      { name: 'take.aiff', mimeType: 'audio/aiff', buffer: makeAiff() },
      { name: 'take.wav', mimeType: 'audio/wav', buffer: makeWav() },
    ];
    for (const file of files) {
      await input.setInputFiles(file);
      await phone.getByText('Converted to MP3.').waitFor();
      await phone.getByText(/0:02/).first().waitFor();
      await phone.getByRole('button', { name: 'Remove the file' }).click();
    }

    await input.setInputFiles(MEMO);
    await phone.getByText('Converted to MP3.').waitFor();
    await phone.getByText('voice-memo.mp3').first().waitFor();
    await phone.getByRole('button', { name: /^Play/ }).click();
    await phone.getByRole('button', { name: /^Pause/ }).click();
    await phone.getByRole('button', { name: 'Submit', exact: true }).click();
    await phone.getByRole('button', { name: 'Confirm submit' }).click();
    await phone.getByText('Audition Submitted Successfully!').waitFor();
  });

  it('has the same length on the server and in the player', async () => {
    const { phone, path } = await open(1);
    const sent = await call<{ durationMs: number }>('POST', path, { body: uploadForm(varying) });
    expect(sent.status).toBe(201);

    const { durationMs } = sent.collection;
    const signed = await call<{ audioUrl: string }>('GET', `/audition-entry/${toEntryId(1)}/signedUrl`, {
      token: tenant.clientToken,
    });

    const played = await phone.evaluate(
      (url) =>
        new Promise<number>((resolve) => {
          const audio = new Audio(url);
          audio.onloadedmetadata = () => resolve(audio.duration * 1000);
        }),
      signed.collection.audioUrl,
    );
    expect(Math.abs(played - durationMs)).toBeLessThan(100);
    expect(Math.abs(durationMs - (1500 * 1152) / 44.1)).toBeLessThan(100);
  });
});
