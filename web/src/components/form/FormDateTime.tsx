import { useId } from 'react';
import { useField } from 'formik';
import { DateTime } from 'luxon';
import { useText } from '../../i18n/useText.ts';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** From when on it may be, for the picker; tomorrow unless told. */
  readonly from?: 'now' | 'tomorrow';
  /** IANA zone by whose clock it is shown and chosen; the reader’s own unless told. */
  readonly timeZone?: string;
}

/** Moments are chosen in steps of ten minutes. */
const STEP_MINUTES = 10;
const stepAfter = (moment: DateTime): DateTime =>
  moment.startOf('minute').plus({ minutes: (STEP_MINUTES - (moment.minute % STEP_MINUTES)) % STEP_MINUTES });

const INPUT_FORMAT = "yyyy-MM-dd'T'HH:mm";

/**
 * A moment to come, chosen in the reader's own zone or in another one, which is named below. The value is ISO 8601 with its offset,
 * so that it means the same moment everywhere.
 */
export const FormDateTime = ({ name, label, required, from = 'tomorrow', timeZone = 'local' }: Props) => {
  const [field, , helpers] = useField<string>(name);
  const text = useText();
  const id = useId();
  const error = useFieldText(name);
  const moment = DateTime.fromISO(field.value);
  const now = DateTime.now().setZone(timeZone);
  const earliest = from === 'now' ? now : now.plus({ days: 1 }).startOf('day');
  const shown = moment.setZone(timeZone);
  const zone = moment.isValid ? shown : now;
  return (
    <LineField
      id={id}
      type="datetime-local"
      label={label}
      required={required}
      value={moment.isValid ? shown.toFormat(INPUT_FORMAT) : ''}
      onChange={(event) =>
        void helpers.setValue(DateTime.fromISO(event.target.value, { zone: timeZone }).toISO() ?? '')
      }
      onBlur={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={
        error ?? text('common.zone', { zone: `${zone.zoneName ?? ''} (UTC${zone.toFormat('ZZ')})` })
      }
      shrink
      htmlInput={{ min: stepAfter(earliest).toFormat(INPUT_FORMAT), step: STEP_MINUTES * 60 }}
    />
  );
};
