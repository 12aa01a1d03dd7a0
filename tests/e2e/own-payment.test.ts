import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('how a talent is paid', () => {
  useBrowser();
  let talent: Opened;

  beforeAll(async () => {
    const { agencyId } = await makeTenant(0);
    const { email } = await makeTalentAccount([agencyId]);
    talent = await openAs(email, '/profile/billing', {
      viewport: { width: 390, height: 844 },
    });
  });

  const save = async () => {
    await talent.getByRole('button', { name: 'Save' }).first().click();
  };

  it('says what is missing, refuses a mistyped account, and is saved on a phone', async () => {
    await talent.getByText('The bank account is missing.').waitFor();
    await talent.getByLabel('IBAN', { exact: true }).fill('ES91 2100 0418 4502 0005 1333');
    await talent.getByLabel('Account holder').fill('Núria Vidal');
    await talent.getByLabel('Street').fill('Calle Mayor');
    await talent.getByLabel('Number, floor, door').fill('1, 2.º');
    await talent.getByLabel('Postcode').first().fill('28013');
    await talent.getByLabel('Town').fill('Madrid');
    await talent.getByRole('combobox', { name: 'Country' }).first().fill('Spain');
    await talent.getByRole('option', { name: 'Spain' }).click();
    await talent.getByRole('combobox', { name: 'VAT' }).first().click();
    await talent.getByRole('option', { name: 'Charged' }).click();
    await talent.getByLabel('VAT rate').fill('21');
    await talent.getByRole('combobox', { name: 'Withholding tax' }).click();
    await talent.getByRole('option', { name: 'The usual rate' }).click();
    await talent.getByLabel('Rate', { exact: true }).fill('15');
    await save();

    await talent.getByText('This isn’t a valid IBAN.', { exact: false }).waitFor();
    await talent.getByLabel('IBAN', { exact: true }).fill('ES91 2100 0418 4502 0005 1332');
    await save();
    await talent.getByText('paid to the account ending in 1332', { exact: false }).waitFor();
    expect(await findViolations(talent)).toEqual([]);
  });

  it('waits with a changed account', async () => {
    await talent.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00');
    await save();
    await talent.getByText('The account ending in 3000 is paid from', { exact: false }).waitFor();
  });
});
