import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getDateField, readShownDate, typeDay } from '../browser/dates.ts';
import { firestore } from '../stack/admin.ts';
import { refreshCopies } from '../stack/copies.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a client’s project and its finder', () => {
  useBrowser();

  let tenant: Tenant;
  let client: Opened;
  let projectId: string;
  beforeAll(async () => {
    tenant = await makeTenant(2);

    const [first] = tenant.talents;
    await firestore()
      .collection('vacations')
      .add({ talentId: first?.id, agencyIds: [tenant.agencyId], from: '2131-08-01', to: '2131-08-10' });
    await refreshCopies(first?.id ?? '');
    ({
      project: { id: projectId },
    } = await makeCast(tenant, 0));
    client = await openAs(getEmail(tenant, 'client'), `/project/${projectId}?step=1`, {
      viewport: { width: 1440, height: 1000 },
    });
  });

  it('omit absent talents, and hide fees from people without the grant', async () => {
    await client.goto(`/project/${projectId}?step=3`);

    const add = (name: string) => client.getByRole('button', { name: new RegExp(`^Add ${name}`) });
    await add('Talent 1').first().waitFor();
    await client.getByRole('button', { name: 'Filters' }).click();
    await getDateField(client, 'Free from').waitFor();
    await expect.poll(() => client.getByLabel('Session fee up to').count()).toBe(0);
    await typeDay(getDateField(client, 'Free from'), '2131-08-10');
    await typeDay(getDateField(client, 'Free until'), '2131-08-12');
    await add('Talent 1').first().waitFor({ state: 'detached' });
    await add('Talent 2').first().waitFor();
    await expect.poll(() => new URL(client.url()).searchParams.get('free')).toBe('2131-08-10/2131-08-12');
    await client.getByRole('button', { name: 'Clear filters' }).click();
    await add('Talent 1').first().waitFor();
    await expect.poll(() => readShownDate(getDateField(client, 'Free from'))).toBe('YYYY-MM-DD');
  });
});
