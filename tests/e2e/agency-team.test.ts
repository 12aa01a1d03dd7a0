import { randomBytes } from 'node:crypto';
import { beforeAll, describe, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { makeTenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

const KEY = randomBytes(3).toString('hex');

describe.runIf(canRun).sequential('the team of an agency', () => {
  useBrowser();
  let admin: Opened;
  let member: string;
  let owner: string;

  beforeAll(async () => {
    const [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
    const [{ uid }, team] = await Promise.all([
      makePerson(tenant.agencyId, tenant.companyId, 'admin'),
      makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam'),
    ]);
    member = team.uid;
    owner = `owner-${KEY}`;
    await makeAccount({ uid: owner, held: { agencyTeam: [otherTenant.agencyId] } });
    admin = await openAs(`${uid}@tests.example`, '/');
    await followMenu(admin, 'Agency', 'Agency Team');
    await admin.getByRole('row', { name: new RegExp(`${uid}.*\\(you\\)`) }).waitFor();
  });

  const toRow = (name: string) => admin.getByRole('row', { name: new RegExp(name) });

  const add = async (email: string, lastName: string) => {
    await admin.getByRole('button', { name: 'Add to the team' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Add to the team' });
    await dialog.getByLabel('First name').fill('Tom');
    await dialog.getByLabel('Last name').fill(lastName);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await admin.getByText(`Email sent to ${email}`).waitFor();
  };

  it('gets a member with an account after they accept', async () => {
    const email = `${owner}@tests.example`;
    await add(email, `O${KEY}`);
    await toRow(`Tom O${KEY}.*Invited`).waitFor();

    const guest = await openPage();
    await guest.goto(findLink(await waitForMail(email)).href);
    await guest.getByText('Your role there: team member.').waitFor();
    await guest.getByRole('button', { name: 'Join the team' }).click();
    await guest.getByRole('heading', { name: /You’re on the team at/ }).waitFor();
    await guest.getByText(`Sign in with ${email} to start.`).waitFor();
    await guest.context().close();
    await admin.reload();
    await toRow(`${owner}.*Active`).waitFor();
  });

  it('has roles changed by keyboard only', { tags: ['gate'] }, async () => {
    await toRow(member).getByRole('gridcell').first().focus();
    await admin.keyboard.press('Enter');

    const dialog = admin.getByRole('dialog', { name: member });
    await dialog.getByLabel('Roles').focus();
    await admin.keyboard.type('Admin');
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await admin.getByText(`${member}’s roles have been changed`).waitFor();
    await toRow(`${member}.*Agency team · Admin`).waitFor();
  });

  it('loses a member, who returns by undo', async () => {
    await admin.getByRole('button', { name: `Remove ${member} from the team` }).click();
    const dialog = admin.getByRole('dialog', { name: `Remove ${member} from the team?` });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await admin.getByText(`${member} was removed from the team`).waitFor();
    await toRow(`${member}.*Active`).waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: 'Undo' }).click();
    await toRow(`${member}.*Agency team · Admin`).waitFor();
  });
});
