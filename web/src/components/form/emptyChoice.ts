/** Slot props that show the text of a select's choice with an empty code, if its options have one. */
export const getEmptyChoiceSlots = (options: readonly { readonly code: string }[]) =>
  options.some(({ code }) => code === '')
    ? { inputLabel: { shrink: true }, select: { displayEmpty: true } }
    : {};
