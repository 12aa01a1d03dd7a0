/** Fields of the columns that a table shows, in its order; the first one always is. */
export const getShownFields = (
  columns: readonly { readonly field: string; readonly hidden?: boolean }[],
  visible: Readonly<Record<string, boolean>>,
): readonly string[] =>
  columns
    .filter(({ field, hidden = false }, at) => at === 0 || (visible[field] ?? !hidden))
    .map(({ field }) => field);
