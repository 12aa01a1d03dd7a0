import { useId } from 'react';
import { useField } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';
import { LineField } from './LineField.tsx';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  readonly rows?: number;
  readonly placeholder?: string;
}

/** Multi-line text with a counter. Pasted text beyond the limit stays and shows an error. */
export const FormTextArea = ({ name, label, max, rows = 4, placeholder }: Props) => {
  const [field, meta] = useField<string>(name);
  const text = useText();
  const id = useId();
  const counterId = useId();
  const error = useFieldText(name, { max });
  const length = field.value.trim().length;
  const over = length > max || (meta.touched && error !== undefined);

  return (
    <LineField
      id={id}
      label={label}
      placeholder={placeholder}
      multiline
      rows={rows}
      {...field}
      error={over}
      aria-describedby={counterId}
      helperText={
        <Row component="span" isOneLine gap={2} justify="space-between">
          <span>{error}</span>
          <span id={counterId}>{text('common.characters', { count: length, max })}</span>
        </Row>
      }
    />
  );
};
