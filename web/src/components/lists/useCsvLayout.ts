import { useContext, useState } from 'react';
import { CSV_LAYOUTS, getDefaultCsvLayout, type CsvLayout } from '@domain/values/csv.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { SessionContext } from '../../lib/session/session.ts';
import { createLocalSlot } from '../../lib/storage/browserStorage.ts';

const slot = createLocalSlot('vc.csv');

/** Returns the layout of CSV files: chosen in this browser, else by the agency's language, else the reader's. */
export const useCsvLayout = (): readonly [CsvLayout, (layout: CsvLayout) => void] => {
  const { locale } = useLocale();
  const state = useContext(SessionContext)?.state;
  const agency = state?.status === 'signedIn' ? state.agency : null;
  const [chosen, setChosen] = useState(() => CSV_LAYOUTS.find((layout) => layout === slot.read()));
  const choose = (layout: CsvLayout) => {
    slot.write(layout);
    setChosen(layout);
  };
  return [chosen ?? getDefaultCsvLayout(agency?.defaultLocale ?? locale), choose];
};
