import { DateTime } from 'luxon';
import { getZone } from '@domain/agencies/agencies.ts';
import type { WorkingClock } from '@domain/availability/working-time.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readBillingTerms } from '../../work/collections/billings.ts';
import { readCountries } from '../../work/collections/reference-data.ts';

const SATURDAY = 6;

/** Returns whether a day is a public holiday of a country (alpha3); none is for unknown countries. */
const readHolidays = async (alpha3: string | undefined): Promise<(day: string) => boolean> => {
  const country = (await readCountries()).find((item) => item.alpha3 === alpha3);
  if (!country) return () => false;

  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(country.alpha2, { types: ['public'] });
  return (day) => calendar.isHoliday(`${day} 12:00:00`) !== false;
};

/** Returns an agency's working days: Monday to Friday in its zone, without public holidays of the country of its invoices. */
export const readWorkingClock = async (agencyId: string): Promise<WorkingClock> => {
  const [agency, terms] = await Promise.all([readAgency(agencyId), readBillingTerms(agencyId)]);
  const isHoliday = await readHolidays(terms?.country);
  return {
    zone: getZone(agency),
    isOff: (day) => DateTime.fromISO(day).weekday >= SATURDAY || isHoliday(day),
  };
};
