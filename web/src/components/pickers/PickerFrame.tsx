import type { FocusEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Settings } from 'luxon';
import { useLocale } from '../../i18n/localeContext.ts';
import { usePickerTexts } from './usePickerTexts.ts';

// Like the app's own calendars and figures, in both languages.
Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };

/** Space for a calendar below its field; otherwise it opens as a dialog. */
export const INLINE_PICKER_MEDIA = '@media (pointer: fine) and (min-width: 600px)';

/** Returns whether the focus stays in a field, its buttons or its calendar. */
const staysInside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget !== null &&
  (currentTarget.contains(relatedTarget) || relatedTarget.closest('.MuiPickersLayout-root') !== null);

interface Props {
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Provides the reader's language and weeks that begin on Monday, and notices when the focus leaves the field. */
export const PickerFrame = ({ onLeave, children }: Props) => {
  const { locale } = useLocale();

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale} localeText={usePickerTexts()}>
      {/* The text field alone doesn't report a focus that leaves from the calendar's button. */}
      <Box
        sx={{ display: 'contents' }}
        onBlur={(event) => {
          if (!staysInside(event)) onLeave?.();
        }}
      >
        {children}
      </Box>
    </LocalizationProvider>
  );
};
