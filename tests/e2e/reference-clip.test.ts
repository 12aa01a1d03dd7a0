import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { getUploadPath, requestAuditions } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const CLIP = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));

describe.runIf(canRun).sequential('the reference clip of a callback', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  const toEntryId = (round = '') => `${cast.castingId}_${cast.voice.id}_${tenant.talents[0]?.id}${round}`;
  beforeAll(async () => {
    tenant = await makeTenant(1);
    cast = await makeCast(tenant, 1);
    await requestAuditions(cast, tenant.clientToken, { script: 'One.', brief: 'Softly.' });
    const path = await getUploadPath(toEntryId(), tenant.talents[0]?.email);
    const sent = await call('POST', path, { body: uploadForm(readFileSync(CLIP)) });
    expect(sent.status).toBe(201);
    client = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
  });

  const dialog = () => client.getByRole('dialog');

  it('is added in the dialog, and played in the round and by the talent', { tags: ['long'] }, async () => {
    await client.getByRole('button', { name: /^Call back .* for another round$/ }).click();
    await dialog().getByRole('button', { name: 'Add a reference clip' }).click();
    await dialog().locator('input[type=file]').first().setInputFiles(CLIP);
    await dialog().getByRole('button', { name: 'Remove the file' }).waitFor();
    await dialog().getByText('Uploading the reference clip…').waitFor({ state: 'detached' });
    await dialog().getByRole('button', { name: 'Send request' }).click();
    await client.getByText('Audition request sent to 1 talent').waitFor();

    const beside = client.getByRole('button', { name: 'Play Reference clip, round 2' });
    await beside.waitFor();
    await beside.click();
    await client.getByRole('button', { name: 'Pause Reference clip, round 2' }).waitFor();

    const path = await getUploadPath(toEntryId('_r2'), tenant.talents[0]?.email);
    const phone = await openPage({ viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true });
    await phone.goto(path.replace(/upload\/[^?]+/, 'upload'));
    await phone.getByText('Reference: it should sound like this').waitFor();
    expect(await findViolations(phone, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await phone.getByRole('button', { name: 'Play Reference: it should sound like this' }).click();
    await phone.getByRole('button', { name: 'Pause Reference: it should sound like this' }).waitFor();
  });
});
