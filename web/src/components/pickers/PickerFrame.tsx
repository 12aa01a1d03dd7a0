import type { ReactNode } from 'react';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Settings } from 'luxon';
import { useLocale } from '../../i18n/localeContext.ts';
import { usePickerTexts } from './usePickerTexts.ts';

// As in the app's own calendars and figures, in both languages.
Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };

/** Room for a calendar below its field; elsewhere it opens as a dialog. */
export const INLINE_PICKER_MEDIA = '@media (pointer: fine) and (min-width: 600px)';

/** Pickers in the reader's language, in weeks that begin on Monday. */
export const PickerFrame = ({ children }: { readonly children: ReactNode }) => {
  const { locale } = useLocale();
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale} localeText={usePickerTexts()}>
      {children}
    </LocalizationProvider>
  );
};
