import { Formik, type FormikConfig, type FormikValues } from 'formik';
import { FirstFault } from './FirstFault.tsx';
import { useRefusals } from './refusals.ts';
import { SendWhenBack } from './SendWhenBack.tsx';

/**
 * Every form of the app: what is wrong comes into sight once it was sent, what the server refused stays said until it is
 * changed or sent again, and what was sent without a network is sent when that is back.
 */
export const AppFormik = <Values extends FormikValues>({
  children,
  onSubmit,
  validate,
  ...form
}: Omit<FormikConfig<Values>, 'validate'> & {
  /** Faults that no schema tells, by field. */
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
