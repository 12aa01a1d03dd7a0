import { useMemo, type ComponentProps } from 'react';
import type { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useText } from '../../i18n/useText.ts';

type PickerTexts = NonNullable<ComponentProps<typeof LocalizationProvider>['localeText']>;

const VIEWS = ['hours', 'minutes', 'meridiem'] as const;

/** All texts of the date and time pickers. */
export const usePickerTexts = (): PickerTexts => {
  const text = useText();

  return useMemo(() => {
    const getName = (view: string) => {
      const viewName = VIEWS.find((name) => name === view);
      return viewName ? text(`pickers.${viewName}`) : '';
    };

    return {
      previousMonth: text('pickers.previousMonth'),
      nextMonth: text('pickers.nextMonth'),
      openPreviousView: text('pickers.previous'),
      openNextView: text('pickers.next'),
      calendarViewSwitchingButtonAriaLabel: (view) =>
        text(view === 'year' ? 'pickers.toDays' : 'pickers.toYears'),
      cancelButtonLabel: text('common.cancel'),
      okButtonLabel: text('pickers.done'),
      nextStepButtonLabel: text('pickers.next'),
      datePickerToolbarTitle: text('pickers.choose'),
      dateTimePickerToolbarTitle: text('pickers.chooseMoment'),
      dateTableLabel: text('pickers.choose'),
      timeTableLabel: text('pickers.chooseTime'),
      selectViewText: getName,
      hoursClockNumberText: (hours) => text('pickers.hoursFor', { count: Number(hours) }),
      minutesClockNumberText: (minutes) => text('pickers.minutesFor', { count: Number(minutes) }),
      openDatePickerDialogue: (day) => (day ? text('pickers.chosen', { day }) : text('pickers.choose')),
      fieldYearPlaceholder: () => text('pickers.emptyYear'),
      fieldMonthPlaceholder: () => text('pickers.emptyMonth'),
      fieldDayPlaceholder: () => text('pickers.emptyDay'),
      fieldHoursPlaceholder: () => text('pickers.emptyHours'),
      fieldMinutesPlaceholder: () => text('pickers.emptyMinutes'),
      fieldMeridiemPlaceholder: () => text('pickers.emptyMeridiem'),
      year: text('pickers.year'),
      month: text('pickers.month'),
      day: text('pickers.day'),
      hours: text('pickers.hours'),
      minutes: text('pickers.minutes'),
      meridiem: text('pickers.meridiem'),
      fieldClearLabel: text('pickers.clear'),
      empty: text('pickers.empty'),
    };
  }, [text]);
};
