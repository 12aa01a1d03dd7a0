/** Formik's status of a form submitted offline: its values at that time. */
interface Waiting {
  readonly unsent: string;
}

const getContent = (values: unknown): string => JSON.stringify(values);

/** Returns the form status for values that wait for the network. */
export const getWaitingStatus = (values: unknown): Waiting => ({ unsent: getContent(values) });

/** Returns whether a form waits for the network with these values; later edits aren't sent automatically. */
export const isWaiting = (status: unknown, values: unknown): boolean =>
  typeof status === 'object' && status !== null && 'unsent' in status && status.unsent === getContent(values);
