import type { AgreedBookingTerms } from '@domain/bookings/booking-terms.ts';
import type { FormatText } from '../../i18n/useText.ts';

/** Returns booking terms as sentences, the longest notice first. */
export const listTerms = (terms: AgreedBookingTerms | null, text: FormatText): readonly string[] => {
  if (!terms || terms.steps.length === 0) return [text('charges.terms.none')];

  const { steps, moveDays, excuses } = terms;
  const [excuse] = excuses;

  return [
    ...[...steps]
      .sort((a, b) => b.underHours - a.underHours)
      .map(({ underHours, sessionPercent, usagePercent, studio }) =>
        text('charges.terms.step', {
          hours: underHours,
          session: sessionPercent,
          usage: usagePercent,
          studio,
        }),
      ),
    ...(moveDays > 0 ? [text('charges.terms.moves', { days: moveDays })] : []),
    ...(excuse
      ? [text(excuses.length > 1 ? 'charges.terms.excuses' : (`charges.terms.${excuse}` as const))]
      : []),
  ];
};
