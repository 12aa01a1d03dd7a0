import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('colleagues in one project', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  let team: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant);

    for (const [role, displayName] of [
      ['client', 'Clara Benet'],
      ['agencyTeam', 'Teo Marín'],
    ])
      await firestore().doc(`users/${role}-${tenant.key}`).update({ displayName });

    const { id } = cast.project;
    client = await openAs(getEmail(tenant, 'client'), `/project/${id}?step=4`);
    team = await openAs(getEmail(tenant, 'agencyTeam'), `/castings/${id}?step=1`);
  });

  const present = (page: Opened) => page.getByRole('list', { name: 'Also here' });

  it('see each other by name on every page, but not themselves', async () => {
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
    expect(await findViolations(client)).toEqual([]);
  });

  const open = (page: Opened, count: number, name = 'Talent 1.') =>
    page.getByRole('button', { name: `Comments on ${name}: ${count}` });

  it('comment on a voice, and read each other live', async () => {
    await team.goto(`/castings/${cast.project.id}?step=4`);
    await open(client, 0).click();

    const locator = client.getByRole('dialog', { name: 'Comments on Talent 1. for Narrator' });
    await locator.getByText('No comments yet.').waitFor();
    await locator.getByRole('button', { name: 'Comment at this moment' }).click();
    await locator.getByLabel('Comment on Talent 1. at 0:00').fill('Warmer, please');
    await locator.getByRole('button', { name: 'Send comment' }).click();
    // While it is sent, its text is still in the field too.
    await locator.getByRole('list').getByText('Warmer, please').waitFor();
    await locator.getByText(/^You ·/).waitFor();

    await open(team, 1).click();

    const thread = team.getByRole('dialog', { name: 'Comments on Talent 1. for Narrator' });
    await thread.getByText('Warmer, please').waitFor();
    await thread.getByText(/^Clara Benet ·/).waitFor();
    await thread.getByRole('button', { name: 'Comment at this moment' }).click();
    await thread.getByLabel('Comment on Talent 1. at 0:00').fill('She can do that');
    await thread.getByRole('button', { name: 'Send comment' }).click();
    await locator.getByRole('list').getByText('She can do that').waitFor();
    await expect.poll(() => locator.getByRole('button', { name: /^Remove comment/ }).count()).toBe(1);
    await expect.poll(() => thread.getByRole('button', { name: /^Remove comment/ }).count()).toBe(2);
    expect(await findViolations(client, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);

    await thread.getByRole('button', { name: 'Remove comment by Clara Benet at 0:00' }).click();
    await locator.getByText('Warmer, please').waitFor({ state: 'detached' });
    await locator.getByRole('button', { name: 'Close' }).click();
    await thread.getByRole('button', { name: 'Close' }).click();
    await open(client, 1).waitFor();
  });
});
