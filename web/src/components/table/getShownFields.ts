/** Returns the visible fields of a table in order; always includes the first. */
export const getShownFields = (
  columns: readonly { readonly field: string; readonly hidden?: boolean }[],
  visible: Readonly<Record<string, boolean>>,
): readonly string[] =>
  columns
    .filter(({ field, hidden = false }, index) => index === 0 || (visible[field] ?? !hidden))
    .map(({ field }) => field);
