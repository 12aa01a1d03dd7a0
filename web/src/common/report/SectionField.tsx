import { NAME_MAX, TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { isQuestion, REPORT_FIELDS, type ReportField } from '@domain/sessions/report-fields.ts';
import { DIAL_IN_METHODS } from '@domain/sessions/session-limits.ts';
import { DayField } from '../../components/pickers/DayField.ts';
import { PlainChoice } from '../../components/plain/PlainChoice.tsx';
import { PlainText } from '../../components/plain/PlainText.tsx';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly name: ReportField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A question of a section: yes or no, a choice, a day, a line or a text. */
export const SectionField = ({ name, ...field }: Props) => {
  const text = useText();
  const label = text(`report.field.${name}`);
  const { value, onChange } = field;
  const kind = REPORT_FIELDS[name];
  if (isQuestion(name)) {
    const options = [
      { code: 'Yes', label: text('common.yes') },
      { code: 'No', label: text('common.no') },
    ];
    return <PlainChoice name={name} label={label} options={options} value={value} onChange={onChange} />;
  }
  if (kind === 'method') {
    const options = DIAL_IN_METHODS.map((method) => ({ code: method, label: method }));
    return <PlainChoice name={name} label={label} options={options} value={value} onChange={onChange} />;
  }
  if (kind === 'day') {
    const { error } = field;
    return (
      <DayField
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        isPlain
        error={error !== undefined}
        helperText={error}
      />
    );
  }
  if (kind === 'line') return <PlainText {...field} name={name} label={label} maxLength={NAME_MAX} />;

  return <PlainText {...field} name={name} label={label} max={TEXT_AREA_MAX} rows={3} />;
};
