import { beforeAll, describe, expect, it } from 'vitest';
import type { Audition } from '@domain/auditions/auditions.ts';
import type { Serialised } from '@domain/contract.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { getUploadPath } from '../stack/auditions.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { addCharacter, makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const TAKE = new URL('../fixtures/take.mp3', import.meta.url).pathname;

describe.runIf(canRun).sequential('requests for auditions', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(3);
    cast = await makeCast(tenant, 3);
    const token = tenant.clientToken;
    const { collection: captain } = await addCharacter(cast.project.id, token, 'Captain');
    const body = { castingId: cast.castingId, voiceId: captain.id, demoId: tenant.talents[0]?.demoId };
    await call('POST', `/casting-demo/${cast.project.id}`, { token, body });
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
  });

  const listEntries = async () =>
    (await firestore().collection('auditionEntries').where('castingId', '==', cast.castingId).get()).docs.map(
      (entry) => entry.data(),
    );

  const dialog = () => page.getByRole('dialog');

  const pickStyle = async () => {
    await dialog().getByLabel('Style').click();
    await page.getByRole('option').first().click();
    await dialog().getByLabel('Script', { exact: true }).fill('The harbour wakes.');
  };

  it('reach the selected voices', async () => {
    await page.getByRole('button', { name: 'Request audition (3): Narrator' }).click();
    await dialog().getByLabel('Talent 3.').uncheck();
    await pickStyle();
    await dialog().getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Audition request sent to 2 talents').waitFor();

    expect((await listEntries()).map(({ talentPublicName }) => talentPublicName as string).sort()).toEqual([
      'Talent 1.',
      'Talent 2.',
    ]);

    await page.getByRole('button', { name: 'Request audition (1): Narrator' }).click();
    await expect.poll(() => dialog().getByLabel('Talent 1. · already requested').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('are sent for several characters together', async () => {
    await page.getByRole('button', { name: 'Request auditions…' }).click();
    await dialog().getByLabel('Captain · 1 voice').waitFor();
    await pickStyle();
    await dialog().getByRole('button', { name: 'Send request' }).click();
    await page.getByText('2 auditions requested').waitFor();
    await expect.poll(async () => (await listEntries()).length).toBe(4);
  });

  it('can be changed and cancelled', async () => {
    const more = page.getByRole('button', { name: 'Requests and takes for Captain' });
    await more.click();
    await page.getByRole('menuitem', { name: /^Change the request for Captain/ }).click();
    await dialog().getByLabel('Brief').fill('Louder.');
    await dialog().getByRole('button', { name: 'Save and notify' }).click();
    await page.getByText('Audition request changed', { exact: true }).waitFor();
    await more.click();
    await page.getByRole('menuitem', { name: /^Cancel request for Captain/ }).click();
    await dialog().getByRole('button', { name: 'Cancel request' }).click();
    await page.getByText('Audition request cancelled', { exact: true }).waitFor();
    await page.getByText('Audition cancelled').waitFor();
    await page.getByRole('button', { name: 'Request audition (1): Captain' }).waitFor();
  });

  it('show changes on an open page, keep the take, and close after cancellation', async () => {
    const freshCast = await makeCast(tenant, 2);
    const token = tenant.clientToken;
    const terms = { style: 'NATURAL', script: 'One.', brief: 'Softly.', deadline: makeDeadline(5) };
    const path = `/audition/${freshCast.castingId}/${freshCast.voice.id}`;
    const { collection: audition } = await call<Serialised<Audition>>('POST', path, { token, body: terms });

    const getLink = async (number: number) => {
      const talent = tenant.talents[number];
      const upload = await getUploadPath(
        `${freshCast.castingId}_${freshCast.voice.id}_${talent?.id}`,
        talent?.email,
      );
      return upload.replace(/upload\/[^?]+/, 'upload');
    };

    const links = await Promise.all([getLink(0), getLink(1)]);
    const phone = await openPage({ viewport: { width: 390, height: 780 }, isMobile: true });
    await phone.goto(links[0] ?? '');
    await phone.getByText('You will hear from us by').waitFor();
    await phone.locator('input[type=file]').setInputFiles(TAKE);

    const { outcomeBy } = audition;
    const body = { ...terms, outcomeBy, script: 'Another script.', revision: 1 };
    expect((await call('PATCH', `/audition/${audition.id}`, { token, body })).status).toBe(200);

    const send = async () => {
      await phone.getByRole('button', { name: 'Submit', exact: true }).click();
      await phone.getByRole('button', { name: 'Confirm submit' }).click();
    };

    await send();
    await phone.getByText('This request has just changed.').waitFor();
    await phone.getByText('What has changed: script.').waitFor();
    await send();
    await phone.getByText('Audition Submitted Successfully!').waitFor();

    expect((await call('DELETE', `/audition/${audition.id}`, { token })).status).toBe(200);
    await phone.goto(links[1] ?? '');
    await phone.getByText('This audition request has been cancelled.').waitFor();
    await phone.close();
  });
});
