import type { FormikHelpers } from 'formik';

/**
 * Makes the saved values the form's new initial values; `saved`: as the server has them, if they differ from the sent ones.
 * Text typed meanwhile stays, as a change of the saved values. Earlier errors are cleared.
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
  const typedValues = Object.fromEntries(typed.map((name) => [name, current[name]])) as Partial<Values>;
  void setValues({ ...saved, ...typedValues });
};
