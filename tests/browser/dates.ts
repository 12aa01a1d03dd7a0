import type { Locator, Page } from 'playwright-core';

/** The English date field, typed month first. */
export const getDateField = (place: Page | Locator, label: string): Locator =>
  place.getByRole('group', { name: label });

const typeInto = async (field: Locator, keys: string): Promise<void> => {
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(keys);
};

/** Types a day, `YYYY-MM-DD`. */
export const typeDay = (field: Locator, day: string): Promise<void> =>
  typeInto(field, day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1'));

/** Types a moment, `YYYY-MM-DDTHH:mm`, by the 12-hour clock. */
export const typeMoment = async (field: Locator, moment: string): Promise<void> => {
  const [day = '', time = ''] = moment.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const padTwo = (number: number) => String(number).padStart(2, '0');
  await typeDay(field, day);
  await field.page().keyboard.type(`${padTwo(hour % 12 || 12)}${padTwo(minute)}${hour < 12 ? 'a' : 'p'}`);
};

/** A field's value: `YYYY-MM-DD`, with `THH:mm` for moments. */
export const readShownDate = async (field: Locator): Promise<string> => {
  const [month, day, year, hour, minute, half] = await field.getByRole('spinbutton').allTextContents();
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return date;
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${date}T${String(hours).padStart(2, '0')}:${minute}`;
};
