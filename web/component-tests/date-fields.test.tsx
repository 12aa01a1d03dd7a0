import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';
import { afterEach, expect, it, vi } from 'vitest';
import { AppFormik } from '../src/components/form/AppFormik.tsx';
import { FormDateTime } from '../src/components/form/FormDateTime.tsx';
import { FormDay } from '../src/components/form/FormDay.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

interface Values {
  readonly day: string;
  readonly moment: string;
}

afterEach(() => vi.useRealTimers());

let values: Values;
const Watch = () => {
  const { values: newest } = useFormikContext<Values>();
  useEffect(() => {
    values = newest;
  });
  return null;
};

const Form = ({ day = '', moment = '' }: Partial<Values>) => (
  <AppFormik initialValues={{ day, moment }} onSubmit={() => undefined}>
    <form>
      <FormDay name="day" label="Day" />
      <FormDateTime name="moment" label="Deadline" timeZone="Europe/Madrid" />
      <Watch />
    </form>
  </AppFormik>
);

const findSections = async (label: string) =>
  within(await screen.findByRole('group', { name: label })).getAllByRole('spinbutton');
const listShown = async (label: string) => (await findSections(label)).map((part) => part.textContent);

/** Types into the parts of a date, which take the focus one after another. */
const type = async (label: string, keys: string) => {
  const user = userEvent.setup({ delay: null });
  await user.click((await findSections(label))[0]!);
  await user.keyboard(keys);
};

it('accepts a date in the order of the language, and stores a day', async () => {
  renderPart(<Form />, { locale: 'en' });
  await type('Day', '11302027');
  await waitFor(() => expect(values.day).toBe('2027-11-30'));
});

it('accepts the day first in Spanish, with that placeholder', async () => {
  const { textFaults } = renderPart(<Form />, { locale: 'es' });
  expect(await listShown('Day')).toEqual(['DD', 'MM', 'AAAA']);
  await type('Day', '30112027');
  await waitFor(() => expect(values.day).toBe('2027-11-30'));
  expect(textFaults).toEqual([]);
});

it('keeps typed text while the date is incomplete', async () => {
  renderPart(<Form day="2027-11-30" />);
  const user = userEvent.setup({ delay: null });
  await user.click((await findSections('Day'))[0]!);
  await user.keyboard('{Delete}');
  await waitFor(() => expect(values.day).toBe(''));
  expect(await listShown('Day')).toEqual(['MM', '30', '2027']);
  await user.keyboard('12');
  await waitFor(() => expect(values.day).toBe('2027-12-30'));
});

it.each([
  ['language', 'en', ['01', '30', '2027', '06', '30', 'PM']],
  ['24h', 'en', ['01', '30', '2027', '18', '30']],
  ['language', 'es', ['30', '01', '2027', '18', '30']],
] as const)(
  'shows a time in the clock format and zone of the account: %s, %s',
  async (clock, locale, expected) => {
    const session = getSessionFor(makeSignedIn(['client'], { clock }));
    renderPart(<Form moment="2027-01-30T17:30:00Z" />, { locale, session });
    expect(await listShown('Deadline')).toEqual(expected);
  },
);

it('steps minutes by ten, and refuses today where a later time is required', async () => {
  // Both days stand on one page of the calendar.
  vi.useFakeTimers({ now: new Date('2027-03-10T12:00:00'), toFake: ['Date'] });

  const moment = DateTime.now().plus({ days: 3 }).startOf('day').toISO();
  renderPart(<Form moment={moment} />);

  const user = userEvent.setup({ delay: null });
  await user.click((await findSections('Deadline'))[4]!);
  await user.keyboard('{ArrowUp}');

  const next = DateTime.fromISO(moment).plus({ minutes: 10 });
  await waitFor(() => expect(DateTime.fromISO(values.moment).toMillis()).toBe(next.toMillis()));

  const group = screen.getByRole('group', { name: 'Deadline' });
  fireEvent.click(within(group).getByRole('button', { name: /^Choose a date/ }));

  const calendar = await screen.findByRole('dialog');
  const [firstDay] = within(calendar).getAllByRole('columnheader');
  expect(firstDay?.getAttribute('aria-label')).toBe('Monday');

  const today = within(calendar).getByRole('gridcell', { current: 'date' });
  expect(today).toHaveProperty('disabled', true);
  expect(await findViolations(calendar)).toEqual([]);
});
