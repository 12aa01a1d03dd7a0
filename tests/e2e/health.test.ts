import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { auth, bucket, firestore } from '../stack/admin.ts';
import { copyAnew } from '../stack/copies.ts';
import { hence, plantErasure, plantLateOrder, plantStuckMail } from '../stack/health.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { follow } from './menu.ts';

describe.runIf(canRun).sequential('the health of an agency', () => {
  let browser: Browser;
  let tenant: Tenant;
  let admin: Opened;
  let member: string;

  const part = (name: string) => admin.getByRole('region', { name, exact: true });

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    [browser, tenant] = await Promise.all([launch(), makeTenant(1)]);
    await copyAnew(tenant.talents[0]!.id);
    await Promise.all([plantStuckMail(tenant, 'first'), plantStuckMail(tenant, 'second')]);
    await Promise.all([plantLateOrder(tenant), plantErasure(tenant, 2)]);
    const [{ uid }, team] = await Promise.all([
      makePerson(tenant.agencyId, tenant.companyId, 'admin'),
      makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam'),
    ]);
    member = team.uid;
    admin = await openAs(browser, `${uid}@tests.example`, '/');
    await follow(admin, 'Developers', 'Health');
  });
  afterAll(async () => {
    await copyAnew(tenant.talents[0]!.id);
    await browser.close();
  });

  it('says what is well and what is not, and a press mends it', { tags: ['gate', 'long'] }, async () => {
    await part('Limits').getByText('All well').waitFor();
    await part('Webhooks').getByText('All well').waitFor();
    const late = part('Scheduled work');
    await late.getByText('Licences from orders · 1 late').waitFor();
    await late.getByRole('button', { name: 'Run now: Licences from orders' }).click();
    await late.getByText('Deletions of people · 1 late').waitFor();
    await late.getByRole('button', { name: 'Run now: Deletions of people' }).click();
    await late.getByText('Nothing is late.').waitFor();

    const mail = part('Emails');
    await mail.getByText('2 emails are stuck.').waitFor();
    await picture(admin, 'health');
    await mail.getByRole('button', { name: /^Drop the email to first@/ }).click();
    await admin.getByRole('button', { name: 'Drop email' }).click();
    await mail.getByText('1 email is stuck.').waitFor();
    await mail.getByRole('button', { name: 'Try all again now' }).click();
    await admin.getByText('1 email will be tried again within a minute.').waitFor();
    expect(admin.faults).toEqual([]);
  });

  it('compares copies and files on a press, and makes copies again', async () => {
    const [talent] = tenant.talents;
    await firestore().doc(`talentCache/${talent!.id}`).update({ publicName: 'Nobody' });
    const { customClaims } = await auth().getUser(member);
    await auth().setCustomUserClaims(member, { ...customClaims, held: {} });
    const copies = part('Copies that differ');
    await copies.getByText('Not checked yet').waitFor();
    await copies.getByRole('button', { name: 'Compare copies' }).click();
    await copies.getByText('Public profile · differs: Public name').waitFor();
    await copies.getByText('Sign-in of an account · differs').waitFor();
    await picture(admin, 'health-copies');
    await copies.getByRole('button', { name: 'Rebuild copies' }).click();
    await copies.getByText('All well').waitFor();
    expect((await auth().getUser(member)).customClaims).toEqual(customClaims);
    expect((await firestore().doc(`talentCache/${talent!.id}`).get()).get('publicName')).not.toBe('Nobody');

    await bucket().file(`demos/${talent!.id}/${talent!.demoId}.mp3`).delete();
    const files = part('Files');
    await files.getByRole('button', { name: 'Compare files' }).click();
    await files.getByText('Demos of a talent · 1 file is missing').waitFor();
    expect(admin.faults).toEqual([]);
  });

  it('says on one part alone that it failed, and is for admins', async () => {
    await admin.route('**/api/health/quotas', (route) => route.abort());
    await admin.reload();
    await part('Limits').getByRole('alert').waitFor();
    await part('Webhooks').getByText('All well').waitFor();
    await admin.unroute('**/api/health/quotas');
    await part('Limits').getByRole('button', { name: 'Try again' }).click();
    await part('Limits').getByText('All well').waitFor();
    await firestore()
      .doc(`rateLimits/full-${tenant.key}`)
      .set({
        ...{ endpoint: 'team.create', calls: 10, max: 10, isNear: true, inbox: 'ines@tests.example' },
        ...{ agencyIds: [tenant.agencyId], ofAgency: { [tenant.agencyId]: 10 }, endsAt: hence(1) },
      });
    await part('Limits').getByRole('button', { name: 'Check again: Limits' }).click();
    const inboxes = part('Limits').getByRole('list', { name: 'Addresses that get many emails' });
    await inboxes.getByText('ines@tests.example').waitFor();
    await inboxes.getByText('10 of 10').waitFor();
    await picture(admin, 'health-limits');

    const team = await openAs(browser, `${member}@tests.example`, '/admin/health');
    await team.getByRole('heading', { name: 'You don’t have access' }).waitFor();
    expect(await team.getByRole('button', { name: 'Developers', exact: true }).count()).toBe(0);
  });
});
