import type { ReactNode } from 'react';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useLocale } from '../../i18n/localeContext.ts';
import { usePickerTexts } from './usePickerTexts.ts';

/** Pickers in the reader's language, with its first day of the week. */
export const PickerFrame = ({ children }: { readonly children: ReactNode }) => {
  const { locale } = useLocale();
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale} localeText={usePickerTexts()}>
      {children}
    </LocalizationProvider>
  );
};
