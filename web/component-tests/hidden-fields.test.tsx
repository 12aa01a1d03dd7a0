import { readdirSync, readFileSync } from 'node:fs';
import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'formik';
import { expect, it } from 'vitest';
import { yup } from '@domain/messages/yup.ts';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { AppFormik } from '../src/components/form/AppFormik.tsx';
import { LinkTermsForm } from '../src/features/castings/sharing/LinkTermsForm.tsx';
import type { SharedLink } from '../src/features/castings/data/sharedLink.ts';
import { TagDialog } from '../src/features/roster/components/TagDialog.tsx';
import { BillingForm } from '../src/features/talents/components/BillingForm.tsx';
import { holdAnswers, getSentChanges } from './kit/api.ts';
import { findElement } from './kit/find.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const billing = getRecord<BillingInformation>({
  id: 'talent-1',
  talent: 'talent-1',
  legalName: 'Clara Ruiz',
  country: 'ESP',
  vatTaxId: '12345678Z',
  address: 'Calle Mayor 1',
  address2: '',
  city: 'Madrid',
  state: '',
  zip: '28001',
  phone: '600000000',
  paypalEmail: 'clara@tests.example',
  noPaypal: false,
});
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
const showBilling = async (record: BillingInformation | null) => {
  const session = getSessionFor(makeSignedIn(['talent']));
  const view = renderPart(<BillingForm talentId="talent-1" known={record} />, { session });
  return { ...view, form: await findElement<HTMLFormElement>('form') };
};

it('neither validates nor sends hidden fields', async () => {
  const { form } = await showBilling(billing);
  type('paypalEmail', 'no address');
  fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(document.querySelector('[name="paypalEmail"]')).toBeNull());
  fireEvent.submit(form);
  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  expect(getSentChanges()[0]?.body).toMatchObject({ noPaypal: true });
  expect(JSON.stringify(getSentChanges()[0]?.body)).not.toContain('no address');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
});

it('requires the time of an expiry, and sends nothing without it', async () => {
  const link = { kind: 'casting', id: 'casting-1' } as unknown as SharedLink;
  renderPart(<LinkTermsForm link={link} />, { session: getSessionFor(makeSignedIn(['client'])) });
  fireEvent.click(screen.getByRole('button', { name: 'Passcode and expiry' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /expire/i }));
  const field = await screen.findByRole('group', { name: /Expires/ });
  fireEvent.submit(await findElement<HTMLFormElement>('form'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(field.contains(document.activeElement)).toBe(true));
  expect(getSentChanges()).toEqual([]);
});

it("shows an error in a list's entry", async () => {
  renderPart(<TagDialog chosen={[]} onTag={() => undefined} onClose={() => undefined} />);
  const [field] = screen.getAllByRole('combobox');
  fireEvent.change(field!, { target: { value: 'x'.repeat(80) } });
  fireEvent.keyDown(field!, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Change tags' }));
  await waitFor(() => expect(field!.getAttribute('aria-invalid')).toBe('true'));
  const description = document.getElementById(field!.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Use at most');
});

it('shows an error that belongs to no field', async () => {
  const schema = yup.object({ unseen: yup.string().required() });
  renderPart(
    <AppFormik initialValues={{ unseen: '' }} validationSchema={schema} onSubmit={() => undefined}>
      <Form noValidate>
        <button type="submit">Save</button>
      </Form>
    </AppFormik>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await findElement(
    '[role="alert"]',
    ({ textContent }) => textContent?.includes('Cannot be empty!') ?? false,
  );
});

it('is unchanged after saving, even if the stored record arrives before the reply', async () => {
  let arrive = (_record: BillingInformation): void => undefined;

  const Stored = () => {
    const [record, setRecord] = useState<BillingInformation | null>(null);
    arrive = setRecord;
    return <BillingForm talentId="talent-1" known={record} />;
  };

  renderPart(<Stored />, { session: getSessionFor(makeSignedIn(['talent'])) });

  const form = await findElement<HTMLFormElement>('form');
  for (const name of ['legalName', 'address', 'city', 'zip', 'phone', 'paypalEmail'] as const)
    type(name, billing[name]);
  // As it is typed; it is stored without the hyphen.
  type('vatTaxId', '12345678-Z');

  const country = screen.getByRole('combobox');
  fireEvent.change(country, { target: { value: 'Spain' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Spain' }));

  const release = holdAnswers();
  fireEvent.submit(form);
  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  act(() => arrive(billing));
  await act(async () => release());
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
});

it('wraps every conditional field in ShownWhen', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const conditional = /\{!?values\.\w+[^\n{}]*(?:&&|\?) \(\s*(?:<Box[^>]*>\s*)?<Form[A-Z]/;
  const found = files.filter((file) => conditional.test(readFileSync(`web/src/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
