import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFormikContext, type FormikValues } from 'formik';

const FILLABLE = 'input[name][autocomplete]:not([autocomplete="off"]):not([role="combobox"])';

/** Values that a form's fields show and formik doesn't know. */
const readUnknown = (form: HTMLFormElement, values: FormikValues): FormikValues => {
  const fields = [...form.querySelectorAll<HTMLInputElement>(FILLABLE)];
  const texts = fields.filter(({ name }) => typeof values[name] === 'string');
  const unknown = texts.filter(({ name, value }) => value !== values[name]);
  return Object.fromEntries(unknown.map(({ name, value }) => [name, value]));
};

/** Reads fields at submit that a password manager filled without an event. `button`: the form's submit button. */
export const useAutofill = (button: RefObject<HTMLButtonElement | null>): void => {
  const { values, setValues } = useFormikContext<FormikValues>();
  const read = useRef<(form: HTMLFormElement) => void>(() => undefined);

  useEffect(() => {
    read.current = (form) => {
      const unknown = readUnknown(form, values);
      if (Object.keys(unknown).length === 0) return;
      // Formik's own listener submits the values of the last render.
      flushSync(() => void setValues({ ...values, ...unknown }, false));
    };
  });

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return undefined;
    const onSubmit = () => read.current(form);
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => form.removeEventListener('submit', onSubmit, { capture: true });
  }, [button]);
};
