import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { getDateField, typeDay } from '../browser/dates.ts';
import { openAs } from '../browser/signed-in.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the projects of a company', () => {
  useBrowser();

  let tenant: Tenant;
  let client: Opened;
  let team: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    await makeCast(tenant, 1);
    [client, team] = await Promise.all([
      openAs(getEmail(tenant, 'client'), '/project/list'),
      openAs(getEmail(tenant, 'agencyTeam'), '/castings'),
    ]);
    for (const page of [client, team]) await page.getByRole('link', { name: 'Production' }).waitFor();
  });

  const row = (page: Opened, name: string) => page.getByRole('row', { name });
  const act = async (page: Opened, name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  it('are created by the agency for one of its companies, visible to the client', async () => {
    await team.getByRole('link', { name: 'New Project' }).click();

    const dialog = team.getByRole('dialog');
    await dialog.getByLabel('Project name').fill('Made by the agency');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    // No default is chosen.
    await dialog.getByText('Cannot be empty!').first().waitFor();
    await dialog.getByLabel('Company').click();
    await team.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await team.waitForURL(/\/castings\/[\w-]+$/);
    await team.getByRole('heading', { name: 'Made by the agency' }).waitFor();
    await row(client, 'Made by the agency').waitFor();
    await team.getByRole('link', { name: 'Castings' }).first().click();
  });

  it('are archived, with undo', async () => {
    await act(client, 'Made by the agency', 'Archive');
    await expect.poll(() => row(team, 'Made by the agency').count()).toBe(0);
    await client.getByRole('button', { name: 'Undo' }).click();
    await row(team, 'Made by the agency').waitFor();
  });

  it('are deleted after a list of what goes with them, and restored', async () => {
    await act(client, 'Production', 'Delete…');

    const dialog = client.getByRole('dialog');
    await dialog.getByText('1 shortlisted voice').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => row(team, 'Production').count()).toBe(0);
    await client.getByRole('button', { name: 'Search and filter' }).click();
    await client.getByLabel('Show').click();
    await client.getByRole('option', { name: 'Deleted' }).click();
    await act(client, 'Production', 'Restore');
    await row(team, 'Production').getByText('Decide on 1 shortlisted voice').waitFor();
    await client.goto('/project/list');
  });

  it('are duplicated with their characters, without voices', async () => {
    await act(client, 'Production', 'Duplicate…');
    await client.getByRole('dialog').getByLabel('Project name').fill('Next year');
    await client.getByRole('dialog').getByRole('button', { name: 'Create project' }).click();
    await client.getByRole('heading', { name: 'Next year' }).waitFor();
    await client.getByText('Narrator', { exact: true }).waitFor();
    await row(team, 'Next year').getByText('Client: Find voices').waitFor();
  });

  it('have recording details, each field saved immediately', async () => {
    const path = client.url();
    await client.getByRole('button', { name: /^More:/ }).click();
    await client.getByLabel('Countries').fill('Spai');
    await client.getByRole('option', { name: 'Spain' }).click();
    await client.getByLabel('Number of spots').fill('many');
    await client.getByText('Enter a whole number from 1 to 1,000,000.').waitFor();
    await client.getByLabel('Number of spots').fill('3');
    await client.getByLabel('Budget', { exact: true }).fill('1,250.50');
    await client.getByLabel('Session length').click();
    await client.getByRole('option', { name: '1 h 30 min' }).click();
    await typeDay(getDateField(client, 'First day on air'), '2001-01-01');
    await client.getByText('Choose a date after today.').waitFor();
    await client.keyboard.press('Escape');

    const id = path.split('/').at(-1)?.split('?')[0];
    const readStored = async () =>
      (await call('GET', `/project/${id}`, { token: tenant.clientToken })).collection;
    await expect.poll(readStored).toMatchObject({
      countries: ['ESP'],
      spots: 3,
      budget: { amount: 125050, currency: 'USD' },
      sessionMinutes: 90,
      airDate: null,
    });

    await team.goto(path.replace('/project/', '/castings/'));
    await expect.poll(() => team.getByLabel('Number of spots').inputValue()).toBe('3');
  });
});
