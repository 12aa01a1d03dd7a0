import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';

/** The last day of a licence, or why it has none. */
export const useLicenceEnd = () => {
  const text = useText();
  const dates = useDates();
  return ({ expiresOn, firstAirOn }: LicenceRow): string => {
    if (expiresOn !== null) return dates.day(expiresOn);
    return text(firstAirOn === null ? 'ledger.endsUnknown' : 'ledger.endsOpen');
  };
};
