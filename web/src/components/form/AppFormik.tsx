import { Formik, type FormikConfig, type FormikValues } from 'formik';
import { FirstFault } from './FirstFault.tsx';

/** Every form of the app: what is wrong comes into sight once it was sent. */
export const AppFormik = <Values extends FormikValues>({ children, ...form }: FormikConfig<Values>) => (
  <Formik {...form}>
    {(state) => (
      <>
        {typeof children === 'function' ? children(state) : children}
        <FirstFault />
      </>
    )}
  </Formik>
);
