/** Formik's status of a form submitted offline: its values at that time. */
interface Waiting {
  readonly unsent: string;
}

const getContent = (values: unknown): string => JSON.stringify(values);

/** The status of a form whose values wait for the network. */
export const getWaitingStatus = (values: unknown): Waiting => ({ unsent: getContent(values) });

/** Whether a form waits for the network with just these values: what was changed since is not sent unasked. */
export const isWaiting = (status: unknown, values: unknown): boolean =>
  typeof status === 'object' && status !== null && 'unsent' in status && status.unsent === getContent(values);
