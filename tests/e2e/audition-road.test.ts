import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeWavFile } from '@domain/audio/wav.fixture.ts';
import { makeTone } from '@domain/audio/tones.fixture.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { getUploadPath, requestAuditions } from '../stack/auditions.ts';
import { addRoleLicence, requestAvailability, toPage } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { getEmail } from '../stack/people.ts';
import { makePlan, plan } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const WAV = Buffer.from(makeWavFile([makeTone([[1, -20]])]));
const TAKE = fileURLToPath(new URL('../fixtures/take.mp3', import.meta.url));

describe.runIf(canRun).sequential('the life of a recording', { tags: ['long'] }, () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  let agency: Opened;
  const toEntryId = (number: number, round = '') =>
    `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]?.id}${round}`;

  const openPhone = async (number: number, round = '') => {
    const path = await getUploadPath(toEntryId(number, round), tenant.talents[number]?.email);
    const phone = await openPage({ viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true });
    await phone.goto(path.replace(/upload\/[^?]+/, 'upload'));
    return phone;
  };

  const send = async (phone: Opened) => {
    await phone.locator('input[type=file]').setInputFiles(TAKE);
    await phone.getByText(/LUFS/).first().waitFor();
    await phone.getByRole('button', { name: 'Submit', exact: true }).click();
    await phone.getByRole('button', { name: 'Confirm submit' }).click();
    await phone.getByText('Audition Submitted Successfully!').waitFor();
  };

  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant, 2);
    await requestAuditions(cast, tenant.clientToken, { script: 'One.', brief: 'Softly.' });
    const body = { takeReceiver: 'agency' };
    await call('PATCH', `/project/${cast.project.id}/takeReceiver`, { token: tenant.teamToken, body });
    client = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
    agency = await openAs(getEmail(tenant, 'agencyTeam'), `/castings/${cast.project.id}?step=4`);
  });

  it('starts with an answer, which client and agency see live, and its reason only the agency', async () => {
    const phone = await openPhone(0);
    await phone.getByRole('button', { name: 'I can’t' }).click();
    await phone.getByRole('button', { name: 'Decline' }).click();
    await phone.getByText('Say why you can’t do it.').waitFor();
    await phone.getByLabel('The rate').check();
    await phone.getByLabel('Note to the agency (optional)').fill('Half of my fee.');
    expect(await findViolations(phone, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await phone.getByRole('button', { name: 'Decline' }).click();
    await phone.getByText('You declined this request').waitFor();

    for (const page of [client, agency]) {
      await page.getByText('Audition declined').waitFor();
      await page.getByRole('link', { name: /^Similar voices to/ }).waitFor();
    }

    await agency.getByText('Half of my fee.').waitFor();
    expect(await client.getByText('Half of my fee.').count()).toBe(0);

    await phone.getByRole('button', { name: 'I can record it after all' }).click();
    await phone.getByText('You have confirmed. Send your recording by the deadline.').waitFor();
    for (const page of [client, agency]) await page.getByText('Audition confirmed').waitFor();
  });

  it('includes the agency, which returns a take and forwards the next', async () => {
    await send(await openPhone(0));
    await agency.getByRole('button', { name: /^Return the take/ }).click();

    const returning = agency.getByRole('dialog');
    await returning.getByLabel('What to change').fill('Warmer, please.');
    await returning.getByRole('button', { name: 'Return', exact: true }).click();
    await returning.waitFor({ state: 'detached' });

    const phone = await openPhone(0);
    await phone.getByText('Warmer, please.').waitFor();
    await send(phone);

    const forward = agency.getByRole('button', { name: /^Forward the take/ });
    await forward.waitFor();
    expect(await client.getByText('Audition uploaded').count()).toBe(0);
    await forward.click();

    const dialog = agency.getByRole('dialog');
    await dialog.getByLabel('Message to the client (optional)').fill('My favourite.');
    await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
    await client.getByText('Audition uploaded').waitFor();
    await client.getByText('From the agency: My favourite.').waitFor();
  });

  it('has a second round with its own direction', async () => {
    await client.getByRole('button', { name: /^Call back/ }).click();

    const dialog = client.getByRole('dialog');
    await dialog.getByLabel('Direction', { exact: true }).fill('A smile on the brand name.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.waitFor({ state: 'detached' });

    const phone = await openPhone(0, '_r2');
    await phone.getByText('A smile on the brand name.').waitFor();
    await send(phone);
    await agency.getByRole('button', { name: /^Forward the take/ }).click();
    await agency.getByRole('dialog').getByRole('button', { name: 'Forward', exact: true }).click();
    await client.getByRole('button', { name: 'Compare takes (2): Narrator' }).waitFor();
    await client.getByText('Round 2', { exact: true }).waitFor();
  });

  it('ends with booking, recording, delivery and acceptance', async () => {
    const account = await makeEngineer([tenant.agencyId], {}, ['eng']);
    await addRoleLicence(tenant.clientToken, cast.voice.id);

    const [request] = (await requestAvailability(tenant.clientToken, cast)).collection;
    const isOwn = ({ text }: { readonly text: string }) => text.includes(request!.id);
    const { href } = findLink(await waitForMail(tenant.talents[0]!.email, 1, isOwn));
    const phone = await openPage({ viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true });
    await phone.goto(href);
    await phone.getByText('10-12').first().tap();
    await phone.getByRole('button', { name: 'Confirm' }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Send' }).tap();
    await phone.getByRole('heading', { name: 'You’re booked' }).waitFor();

    const { pathname, searchParams } = new URL(href);
    const [requestId = '', key = ''] = pathname.split('/').slice(-2);
    const link = { requestId, key, token: searchParams.get('token') ?? '' };
    const { timeRanges } = (await toPage(link)).collection;
    const slot = timeRanges.find(({ status }) => status === 'accepted')!;
    const body = makePlan(tenant, { link, ...slot }, { engineerId: account.uid });
    const { id } = (await plan(tenant.teamToken, cast.castingId, body)).collection;
    const engineer = await openAs(`${account.uid}@tests.example`, `/sessions/${id}`);
    // The script of the last round counts.
    await engineer.getByText('One.', { exact: true }).waitFor();

    const file = { name: 'Spot.wav', mimeType: 'audio/wav', buffer: WAV };
    await engineer.getByLabel('Upload deliveries').setInputFiles(file);
    await engineer.getByRole('button', { name: 'Send 1 file to the client' }).click();
    await Promise.all([client, agency].map((page) => page.goto(`/sessions/${id}`)));
    await agency.getByText('Version 1 · ').waitFor();
    await client.getByRole('button', { name: 'Accept Spot.wav, version 1' }).click();
    for (const page of [client, agency, engineer])
      await page.getByText('Accepted', { exact: true }).waitFor();
  });
});
