import type { ReactNode } from 'react';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Settings } from 'luxon';
import { useLocale } from '../../i18n/localeContext.ts';
import { usePickerTexts } from './usePickerTexts.ts';

// Like the app's own calendars and figures, in both languages.
Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };

/** Space for a calendar below its field; otherwise it opens as a dialog. */
export const INLINE_PICKER_MEDIA = '@media (pointer: fine) and (min-width: 600px)';

/** Provides the reader's language and weeks that begin on Monday. */
export const PickerFrame = ({ children }: { readonly children: ReactNode }) => {
  const { locale } = useLocale();
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale} localeText={usePickerTexts()}>
      {children}
    </LocalizationProvider>
  );
};
