import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import { getFieldSlots } from './getFieldSlots.ts';
import { INLINE_PICKER_MEDIA, PickerFrame } from './PickerFrame.tsx';
import type { PickerFieldProps } from './pickerFieldProps.ts';
import { usePickedValue } from './usePickedValue.ts';

interface DayFieldProps extends PickerFieldProps {
  /** `YYYY-MM-DD`; empty: none. */
  readonly value: string;
  /** The first selectable day; default: any. */
  readonly earliest?: 'tomorrow';
  /** For days years away. */
  readonly opensWithYears?: boolean;
}

const DAY = {
  read: (value: string) => DateTime.fromISO(value),
  write: (moment: DateTime) => moment.toFormat('yyyy-MM-dd'),
};

/** A calendar day, typed or picked. */
export const DayPicker = (props: DayFieldProps) => {
  const { label, value, onChange, earliest, opensWithYears } = props;
  const { picked, pick } = usePickedValue(value, DAY, onChange);

  return (
    <PickerFrame onLeave={props.onLeave}>
      <DatePicker
        label={label}
        value={picked}
        onChange={pick}
        desktopModeMediaQuery={INLINE_PICKER_MEDIA}
        {...(earliest ? { minDate: DateTime.now().plus({ days: 1 }).startOf('day') } : {})}
        {...(opensWithYears ? { openTo: 'year', views: ['year', 'month', 'day'] } : {})}
        slotProps={getFieldSlots(props, picked === null)}
      />
    </PickerFrame>
  );
};
