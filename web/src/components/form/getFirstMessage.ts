/** Returns the first message in the errors of a field, list or form. */
export const getFirstMessage = (faults: unknown): string | undefined => {
  if (typeof faults === 'string') return faults === '' ? undefined : faults;
  if (typeof faults !== 'object' || faults === null) return undefined;
  for (const fault of Object.values(faults)) {
    const message = getFirstMessage(fault);
    if (message !== undefined) return message;
  }
  return undefined;
};
