import type { ReactNode } from 'react';
import { useField } from 'formik';
import { DayField } from '../pickers/DayField.ts';
import { useFieldText } from './useFieldText.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly helperText?: ReactNode;
  /** For days years away. */
  readonly opensWithYears?: boolean;
}

/** A calendar day, bound to formik. */
export const FormDay = ({ name, helperText, ...props }: Props) => {
  const [field, , helpers] = useField<string>(name);
  const error = useFieldText(name);

  return (
    <DayField
      {...props}
      name={name}
      value={field.value}
      onChange={(day) => void helpers.setValue(day)}
      onLeave={() => void helpers.setTouched(true)}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
};
