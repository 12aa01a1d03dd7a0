import { useField } from 'formik';
import { getKnownZone } from '@domain/values/known-zone.ts';
import { DateTime } from 'luxon';
import { useText } from '../../i18n/useText.ts';
import { MomentField } from '../pickers/MomentField.ts';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Earliest choice in the picker; default: tomorrow. */
  readonly from?: 'now' | 'tomorrow';
  /** IANA time zone of display and choice; default: the reader's. */
  readonly timeZone?: string;
}

/**
 * A future moment, chosen in the reader's zone or in another one, which is named below. The value is ISO 8601 with its offset,
 * so it means the same moment everywhere.
 */
export const FormDateTime = ({ name, label, required, from = 'tomorrow', timeZone = 'system' }: Props) => {
  const [field, , helpers] = useField<string>(name);
  const text = useText();
  const error = useFieldText(name);
  const moment = DateTime.fromISO(field.value);
  const knownZone = timeZone === 'system' ? timeZone : getKnownZone(timeZone);
  const zone = (moment.isValid ? moment : DateTime.now()).setZone(knownZone);

  return (
    <MomentField
      name={name}
      label={label}
      required={required ?? false}
      value={field.value}
      onChange={(value) => void helpers.setValue(value)}
      onLeave={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={
        error ?? text('common.zone', { zone: `${zone.zoneName ?? ''} (UTC${zone.toFormat('ZZ')})` })
      }
      timeZone={timeZone}
      earliest={from}
    />
  );
};
