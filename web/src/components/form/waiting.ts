/** What Formik keeps as the status of a form that was sent without a network: what it said then. */
interface Waiting {
  readonly unsent: string;
}

const contentOf = (values: unknown): string => JSON.stringify(values);

/** The status of a form whose values wait for the network. */
export const waitingStatus = (values: unknown): Waiting => ({ unsent: contentOf(values) });

/** Whether a form waits for the network with just these values: what was changed since is not sent unasked. */
export const isWaiting = (status: unknown, values: unknown): boolean =>
  typeof status === 'object' && status !== null && 'unsent' in status && status.unsent === contentOf(values);
