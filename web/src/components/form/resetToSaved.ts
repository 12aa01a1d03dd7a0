import type { FormikHelpers } from 'formik';

/**
 * Makes what was saved the form's beginning again; `saved`: as the server has it, where that is not what was sent. What was
 * typed while it was on its way stays typed: it is a change of what was saved. Faults of earlier attempts are forgotten.
 */
export const resetToSaved = <Values extends object>(
  { resetForm, setValues }: FormikHelpers<Values>,
  sent: Values,
  saved: Values = sent,
): void => {
  let current = sent;
  void setValues((values) => (current = values), false);
  resetForm({ values: saved, errors: {}, touched: {} });
  const names = Object.keys(current) as (keyof Values)[];
  const typed = names.filter((name) => current[name] !== sent[name]);
  if (typed.length === 0) return;
  const kept = Object.fromEntries(typed.map((name) => [name, current[name]])) as Partial<Values>;
  void setValues({ ...saved, ...kept });
};
