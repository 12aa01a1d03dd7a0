import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { FieldConflict } from './FieldConflict.tsx';
import type { Line } from './getFieldChanges.ts';

interface Props {
  /** The stored values of fields that others may also change. */
  readonly stored: Line;
  /** Receives each field's value when editing began. */
  readonly beganRef: RefObject<Line>;
  readonly labelOf: (field: string) => string;
  /** Returns a value's display text, such as the country of a code. */
  readonly shown: (field: string, value: string) => string;
}

const isSame = (a: unknown, b: unknown): boolean => String(a).trim() === String(b).trim();

/**
 * Merges concurrent changes into a form: untouched fields update, and touched ones show both values to choose
 * from. Submits contain the original values (`was`), so nothing is overwritten unseen.
 */
export const OthersChanges = ({ stored, beganRef, labelOf, shown }: Props) => {
  const { values, initialValues, isSubmitting, resetForm, setValues, ...form } =
    useFormikContext<FormikValues>();
  const seen = useRef(stored);
  const [disputed, setDisputed] = useState<readonly string[]>([]);

  /** Resets the form to new stored values and keeps typed text. */
  const begin = (fresh: Line, typed: FormikValues, errors = form.errors) => {
    const { touched, status, submitCount } = form;
    const initial = { ...initialValues, ...fresh };
    resetForm({ values: initial, errors, touched, status: status as unknown, submitCount });
    void setValues(typed, false);
  };

  useLayoutEffect(() => {
    beganRef.current = initialValues;
  }, [beganRef, initialValues]);

  const newest = useRef({ values, initialValues, begin });
  // Runs before paint: a letter typed in between would be overwritten.
  useLayoutEffect(() => {
    newest.current = { values, initialValues, begin };
  });

  useLayoutEffect(() => {
    // The new value may be the one being submitted.
    if (isSubmitting) return;

    const changed = Object.keys(stored).filter((field) => !isSame(stored[field], seen.current[field]));
    if (changed.length === 0) return;

    seen.current = stored;

    const { values: typed, initialValues: began } = newest.current;
    const isTyped = (field: string) => !isSame(typed[field], began[field]);
    const inDispute = changed.filter((field) => isTyped(field) && !isSame(typed[field], stored[field]));
    const taken = changed.filter((field) => !inDispute.includes(field));
    const fresh = Object.fromEntries(taken.map((field) => [field, stored[field] ?? '']));

    if (taken.length > 0) newest.current.begin(fresh, { ...typed, ...fresh });
    setDisputed((before) => [
      ...new Set([...before.filter((field) => !taken.includes(field)), ...inDispute]),
    ]);
  }, [stored, isSubmitting]);

  const settle = (field: string, value: string) => {
    const { [field]: _settled, ...errors } = form.errors;
    begin({ [field]: stored[field] ?? '' }, { ...values, [field]: value }, errors);
    setDisputed((before) => before.filter((text) => text !== field));
  };

  const open = disputed.filter((field) => !isSame(values[field], stored[field]));

  return open.map((field) => (
    <FieldConflict
      key={field}
      label={labelOf(field)}
      mine={shown(field, String(values[field]))}
      theirs={shown(field, stored[field] ?? '')}
      onMine={() => settle(field, String(values[field]))}
      onTheirs={() => settle(field, stored[field] ?? '')}
    />
  ));
};
