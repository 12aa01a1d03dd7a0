import { DateTime } from 'luxon';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, takePicture, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getDateField, readShownDate, typeMoment } from '../browser/dates.ts';
import { makeEngineer } from '../stack/curation.ts';
import { getEmail } from '../stack/people.ts';
import { bookVoice, makeSigners, type Booked } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { APP } from '../stack/admin.ts';
import { choosePlace } from '../stack/places.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A date field's text, some hours later in the same zone. */
const addHours = (written: string, hours: number): string =>
  new Date(Date.parse(`${written}Z`) + hours * HOUR_MS).toISOString().slice(0, 16);

describe.runIf(canRun).sequential('a recording session that staff plan', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let booked: Booked;
  let engineerId: string;
  let staff: Opened;
  let engineer: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(1);
    cast = await makeCast(tenant, 1);
    booked = await bookVoice(tenant, cast);
    ({ uid: engineerId } = await makeEngineer([tenant.agencyId], { user: { displayName: 'Ines Onda' } }, [
      'eng',
    ]));
    await makeEngineer([tenant.agencyId], { user: { displayName: 'Otto Klang' } }, ['eng']);
    staff = await openAs(getEmail(tenant, 'agencyTeam'), `/castings/${cast.project.id}?step=5`);
    engineer = await openAs(`${engineerId}@tests.example`, '/sessions');
  });

  const dialog = (name: string): Locator => staff.getByRole('dialog', { name });
  const choose = async (box: Locator, label: string, option: string): Promise<void> => {
    await box.getByRole('combobox', { name: label, exact: true }).click();
    await staff.getByRole('option', { name: option }).click();
  };

  it('is offered to the client for slots without one, without a choice of engineers', async () => {
    const client = await openAs(getEmail(tenant, 'client'), '/sessions');
    const offer = client.getByRole('button', { name: 'Plan session with Talent 1. as Narrator' });
    await offer.click();
    await getDateField(client, 'Start').waitFor();
    await expect.poll(() => client.getByLabel('Sound engineer').count()).toBe(0);
    await takePicture(client, 'sessions-to-plan');
    await client.context().close();
  });

  it('is planned in the booked slot, with errors on their fields, live for the engineer', async () => {
    await engineer.getByText('No sessions yet').waitFor();
    await staff.getByRole('button', { name: /Plan session with Talent 1/ }).click();

    const box = dialog('Plan session');
    const [start, end] = [getDateField(box, 'Start'), getDateField(box, 'End')];
    // The booked slot loads after the form.
    await expect.poll(() => readShownDate(start)).toMatch(/^\d{4}-\d\d-\d\dT/);

    const slot = await readShownDate(start);
    await typeMoment(end, addHours(await readShownDate(end), 1));
    await choose(box, 'Sound engineer', 'Ines Onda');
    await box.getByLabel('Link', { exact: true }).fill('http://zoom.example/j/1');
    await box.getByRole('button', { name: 'Add a participant' }).click();
    await box.getByLabel('Name').fill('Cleo Client');
    await box.getByRole('button', { name: 'Plan it' }).click();

    const fault = (label: string) => box.getByLabel(label).and(staff.locator('[aria-invalid="true"]'));
    await fault('Link').waitFor();
    await fault('Email *').waitFor();
    await box.getByLabel('Link', { exact: true }).fill('https://zoom.example/j/1');
    await box.getByLabel('Email *').fill(makeSigners(tenant).CLIENT);
    await box.getByRole('button', { name: 'Plan it' }).click();
    await box.getByText('The session has to stay within the slot that was accepted.').waitFor();
    await end.and(staff.locator('[aria-invalid="true"]')).waitFor();
    await takePicture(staff, 'session-plan-faults');
    await typeMoment(end, addHours(slot, 1));
    expect(await findViolations(staff, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await box.getByRole('button', { name: 'Plan it' }).click();
    await staff.getByText('Session planned. Everyone has been emailed.').waitFor();
    await staff.getByRole('link', { name: /Open session with Talent 1/ }).click();
    await staff.getByText('Cleo Client').waitFor();
    await engineer.getByRole('link', { name: `Narrator, ` }).click();
    await engineer.getByRole('link', { name: 'Google Meet' }).first().waitFor();
  });

  it('is moved, with the new time shown to both', async () => {
    const time = (page: Opened) =>
      page
        .getByText(/\(Europe \/ Madrid\)/)
        .first()
        .innerText();

    const before = await time(engineer);
    await staff.getByRole('button', { name: 'Change session' }).click();

    const box = dialog('Change session');
    for (const field of [getDateField(box, 'Start'), getDateField(box, 'End')]) {
      await expect.poll(() => readShownDate(field)).toMatch(/^\d{4}-\d\d-\d\dT/);
      await typeMoment(field, addHours(await readShownDate(field), 1));
    }

    await takePicture(staff, 'session-change');
    await box.getByRole('button', { name: 'Save' }).click();
    await staff.getByText('Session changed. Everyone has been emailed.').waitFor();
    await expect.poll(() => time(engineer)).not.toBe(before);
    await expect.poll(() => time(staff)).toBe(await time(engineer));
  });

  it('is planned without a slot for a chosen voice, who is not booked twice at one time', async () => {
    const [place] = cast.shortlisted;
    await choosePlace(place!.id, cast.project.id, tenant.clientToken);
    await staff.goto(`${APP}/sessions`);
    await staff.getByRole('button', { name: 'Plan a session' }).click();

    const box = dialog('Plan a session');
    await expect.poll(() => box.getByRole('button', { name: 'Plan it' }).isDisabled()).toBe(true);
    await box.getByLabel('Project').fill('Produc');
    await staff.getByRole('option', { name: 'Production' }).click();
    await choose(box, 'Language', 'English');
    await choose(box, 'Voice', 'Talent 1. as Narrator');

    const slot = DateTime.fromISO(booked.startsAt).setZone('Europe/Madrid');

    const typeStart = async (from: DateTime): Promise<void> => {
      await typeMoment(getDateField(box, 'Start'), from.toFormat("yyyy-MM-dd'T'HH:mm"));
      await typeMoment(getDateField(box, 'End'), from.plus({ hours: 1 }).toFormat("yyyy-MM-dd'T'HH:mm"));
    };

    await typeStart(DateTime.now().minus({ days: 1 }));
    await box.getByRole('button', { name: 'Plan it' }).click();
    await box.locator('[aria-invalid="true"]').first().waitFor();
    await typeStart(slot);
    await box.getByRole('button', { name: 'Plan it' }).click();
    await box.getByText('The voice is already booked at this time. Choose another time.').waitFor();
    await takePicture(staff, 'session-plan-any');
    expect(await findViolations(staff, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await typeStart(slot.plus({ days: 30 }));
    await box.getByRole('button', { name: 'Plan it' }).click();
    await staff.getByText('Session planned. Everyone has been emailed.').waitFor();
    await expect.poll(() => staff.getByRole('link', { name: 'Narrator, Production' }).count()).toBe(2);
  });
});
