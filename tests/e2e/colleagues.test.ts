import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { violationsOf } from '../browser/axe.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('colleagues in one project', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  let team: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(2);
    cast = await makeCast(tenant);
    for (const [role, displayName] of [
      ['client', 'Clara Benet'],
      ['agencyTeam', 'Teo Marín'],
    ])
      await firestore().doc(`users/${role}-${tenant.key}`).update({ displayName });
    browser = await launch();
    const { id } = cast.project;
    client = await openAs(browser, emailIn(tenant, 'client'), `/project/${id}?step=4`);
    team = await openAs(browser, emailIn(tenant, 'agencyTeam'), `/castings/${id}?step=1`);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const page of [client, team]) await picture(page, `${task.name} ${page === client ? 1 : 2}`);
    expect([...client.faults, ...team.faults]).toEqual([]);
  });
  const present = (page: Opened) => page.getByRole('list', { name: 'Also here' });

  it('see each other by name on every stage, and not themselves', async () => {
    await present(client).getByText('Teo Marín').waitFor();
    await present(team).getByText('Clara Benet').waitFor();
    await expect.poll(() => present(client).getByRole('listitem').count()).toBe(1);
    await client.getByText('Also here: Teo Marín').waitFor({ state: 'attached' });
    await client.getByRole('button', { name: /Voice Finder/ }).click();
    await present(client).getByText('Teo Marín').waitFor();
    await client
      .getByRole('button', { name: /Selection/ })
      .first()
      .click();
    await client.getByRole('region', { name: 'Casting board' }).waitFor();
    expect(await violationsOf(client)).toEqual([]);
  });

  it('are there no longer once they have not said so for a while', async () => {
    await team.goto('/castings');
    await team.getByText('Production').first().waitFor();
    const path = `projectPresence/${cast.project.id}_agencyTeam-${tenant.key}`;
    const long = Timestamp.fromMillis(Date.now() - 80_000);
    await firestore().doc(path).update({ seenAt: long });
    await present(client).waitFor({ state: 'detached' });
    await team.goto(`/castings/${cast.project.id}?step=4`);
    await present(client).getByText('Teo Marín').waitFor();
  });

  const open = (page: Opened, count: number, name = 'Talent 1.') =>
    page.getByRole('button', { name: `Comments on ${name}: ${count}` });

  it('comment on a voice, and read each other at once', async () => {
    await open(client, 0).click();
    const mine = client.getByRole('dialog', { name: 'Comments on Talent 1. for Narrator' });
    await mine.getByText('No comments yet.').waitFor();
    await mine.getByRole('button', { name: 'Comment at this moment' }).click();
    await mine.getByLabel('Comment on Talent 1. at 0:00').fill('Warmer, please');
    await mine.getByRole('button', { name: 'Send comment' }).click();
    // While it is sent it stands in its field as well.
    await mine.getByRole('list').getByText('Warmer, please').waitFor();
    await mine.getByText(/^You ·/).waitFor();

    await open(team, 1).click();
    const theirs = team.getByRole('dialog', { name: 'Comments on Talent 1. for Narrator' });
    await theirs.getByText('Warmer, please').waitFor();
    await theirs.getByText(/^Clara Benet ·/).waitFor();
    await theirs.getByRole('button', { name: 'Comment at this moment' }).click();
    await theirs.getByLabel('Comment on Talent 1. at 0:00').fill('She can do that');
    await theirs.getByRole('button', { name: 'Send comment' }).click();
    await mine.getByRole('list').getByText('She can do that').waitFor();
    await expect.poll(() => mine.getByRole('button', { name: /^Remove comment/ }).count()).toBe(1);
    await expect.poll(() => theirs.getByRole('button', { name: /^Remove comment/ }).count()).toBe(2);
    expect(await violationsOf(client, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);

    await theirs.getByRole('button', { name: 'Remove comment by Clara Benet at 0:00' }).click();
    await mine.getByText('Warmer, please').waitFor({ state: 'detached' });
    await mine.getByRole('button', { name: 'Close' }).click();
    await theirs.getByRole('button', { name: 'Close' }).click();
    await open(client, 1).waitFor();
  });

  it('have their comments again with a voice that was removed and put back', async () => {
    const place = cast.shortlisted.find(({ demo }) => demo.talentPublicName === 'Talent 2.')!;
    const said = await call('POST', `/casting/${cast.castingId}/comment`, {
      token: tenant.teamToken,
      body: { castingDemoId: place.id, atMs: 0, text: 'Keep her in mind' },
    });
    expect(said.status).toBe(201);
    await client.goto(`/project/${cast.project.id}?step=4`);
    await team.goto(`/castings/${cast.project.id}?step=4`);
    await open(team, 1, 'Talent 2.').waitFor();
    const card = client.getByRole('listitem').filter({ hasText: 'Talent 2.' });
    await card.getByRole('button', { name: /^Remove/ }).click();
    await client.getByText('Talent 2. removed').waitFor();
    await open(team, 1, 'Talent 2.').waitFor({ state: 'detached' });
    await client.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await open(team, 1, 'Talent 2.').waitFor();
    await open(client, 1, 'Talent 2.').click();
    await client.getByRole('dialog').getByText('Keep her in mind').waitFor();
  });
});
