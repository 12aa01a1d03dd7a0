import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLicenceName } from './useLicenceName.ts';

/** What a renewal is of: the voice with its role and asset, and the use. */
export const useLicenceSubject = (row: LicenceRow): readonly (readonly [string, string])[] => {
  const text = useText();
  const { locale } = useLocale();
  const licenceName = useLicenceName();
  const use = [row.format, row.territoryCover].map((item) => getShownLabel(item, locale));
  return [
    [text('ledger.licence'), joinDotted([row.talentName, licenceName(row)])],
    [text('ledger.use'), joinDotted(use)],
  ];
};
