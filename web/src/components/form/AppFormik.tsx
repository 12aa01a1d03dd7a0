import { Formik, type FormikConfig, type FormikValues } from 'formik';
import { FirstFault } from './FirstFault.tsx';
import { useRefusals } from './refusals.ts';
import { SendWhenBack } from './SendWhenBack.tsx';

/** Base of every form: moves to errors after submit, keeps server errors until the value changes or is resubmitted, and sends offline submits on reconnect. */
export const AppFormik = <Values extends FormikValues>({
  children,
  onSubmit,
  validate,
  ...form
}: Omit<FormikConfig<Values>, 'validate'> & {
  /** Errors that no schema finds, by field. */
  readonly validate?: (values: Values) => object;
}) => {
  const { standing, remembering } = useRefusals<Values>();

  return (
    <Formik
      {...form}
      validate={(values) => ({ ...validate?.(values), ...standing(values) })}
      onSubmit={(values, helpers) => onSubmit(values, remembering(values, helpers))}
    >
      {(state) => (
        <>
          {typeof children === 'function' ? children(state) : children}
          <FirstFault />
          <SendWhenBack />
        </>
      )}
    </Formik>
  );
};
