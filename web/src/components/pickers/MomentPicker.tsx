import { useMemo } from 'react';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { getKnownZone } from '@domain/values/known-zone.ts';
import { DateTime } from 'luxon';
import { useClock } from '../../lib/session/useClock.ts';
import { getFieldSlots } from './getFieldSlots.ts';
import { INLINE_PICKER_MEDIA, PickerFrame } from './PickerFrame.tsx';
import type { PickerFieldProps } from './pickerFieldProps.ts';
import { usePickedValue } from './usePickedValue.ts';

interface MomentFieldProps extends PickerFieldProps {
  /** ISO 8601 with its offset; empty: none. */
  readonly value: string;
  /** IANA zone of display and choice. */
  readonly timeZone: string;
  readonly earliest: 'now' | 'tomorrow';
}

/** Moments are picked in steps of ten minutes. */
const STEP_MINUTES = 10;

/** A moment in a zone, typed or picked. */
export const MomentPicker = (props: MomentFieldProps) => {
  const { label, value, onChange, earliest } = props;
  const timeZone = props.timeZone === 'system' ? props.timeZone : getKnownZone(props.timeZone);
  const clock = useClock();

  const pickerValue = useMemo(
    () => ({
      read: (iso: string) => DateTime.fromISO(iso, { zone: timeZone }),
      write: (moment: DateTime) => moment.setZone(timeZone).toISO() ?? '',
    }),
    [timeZone],
  );

  const { picked, pick } = usePickedValue(value, pickerValue, onChange);
  const now = DateTime.now().setZone(timeZone);

  return (
    <PickerFrame onLeave={props.onLeave}>
      <DateTimePicker
        label={label}
        value={picked}
        onChange={pick}
        desktopModeMediaQuery={INLINE_PICKER_MEDIA}
        timezone={timeZone}
        minDateTime={earliest === 'now' ? now : now.plus({ days: 1 }).startOf('day')}
        minutesStep={STEP_MINUTES}
        timeSteps={{ minutes: STEP_MINUTES }}
        {...(clock === 'language' ? {} : { ampm: clock === '12h' })}
        slotProps={getFieldSlots(props, picked === null)}
      />
    </PickerFrame>
  );
};
