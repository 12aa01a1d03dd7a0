import { useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { getIn, setIn, useFormikContext, type FormikValues } from 'formik';
import Collapse from '@mui/material/Collapse';
import { FieldRegistry } from './fieldRegistry.ts';

interface Props {
  /** Whether these fields are shown. */
  readonly is: boolean;
  readonly animated?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a form that another field shows or hides. Hidden fields are reset to their initial values,
 * so nothing unseen is validated or sent.
 */
export const ShownWhen = ({ is, animated = false, children }: Props) => {
  const { values, initialValues, setValues } = useFormikContext<FormikValues>();
  const outer = useContext(FieldRegistry);
  const names = useRef(new Set<string>());

  const belong = useMemo(
    () => (name: string) => {
      names.current.add(name);
      outer(name);
    },
    [outer],
  );

  useEffect(() => {
    if (is) return;
    const getInitial = (name: string): unknown => getIn(initialValues, name, '');
    const changed = [...names.current].filter((name) => getIn(values, name) !== getInitial(name));
    if (changed.length === 0) return;
    void setValues((all) =>
      changed.reduce((next, name) => setIn(next, name, getInitial(name)) as FormikValues, all),
    );
  }, [is, values, initialValues, setValues]);

  const content = <FieldRegistry value={belong}>{children}</FieldRegistry>;
  if (!animated) return is ? content : null;

  return (
    <Collapse in={is} unmountOnExit>
      {content}
    </Collapse>
  );
};
