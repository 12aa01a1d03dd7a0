/** Returns slot props that show the label of a select's empty code, if its options have one. */
export const getEmptyChoiceSlots = (options: readonly { readonly code: string }[]) =>
  options.some(({ code }) => code === '')
    ? { inputLabel: { shrink: true }, select: { displayEmpty: true } }
    : {};
