import type { ValidationStatus } from '@domain/access/roles.ts';
import type { ClientPage, ClientRow } from '@domain/clients/clients.api.ts';
import type { ClientStatus } from '@domain/clients/clients.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Decides on a client, based on the version seen. An unchanged decision isn't sent, and there is no undo: each would notify the client again. */
export const decideOnClient = async (
  { id, accountValidationStatus: before, updatedAt }: ClientRow,
  accountValidationStatus: ValidationStatus,
  submission: Submission,
): Promise<BulkOutcome> => {
  if (before === accountValidationStatus) return 'unchanged';
  const body = { accountValidationStatus, updatedAt };
  await api.clients.update({ id }, body, submission);
  return null;
};

const setRates = (
  { id, updatedAt }: Pick<ClientPage, 'id' | 'updatedAt'>,
  showRates: boolean,
  submission: Submission,
): Promise<ClientPage> => api.clients.update({ id }, { showRates, updatedAt }, submission);

/** Sets a client's access to rates; the previous value isn't in the list, so it is read. */
export const showRatesTo = async (
  { id }: Pick<ClientRow, 'id'>,
  showRates: boolean,
  submission: Submission,
): Promise<BulkOutcome> => {
  const before = await api.clients.get({ id });
  if (before.showRates === showRates) return 'unchanged';
  const after = await setRates(before, showRates, submission);
  return (undoSubmission) => setRates(after, !showRates, undoSubmission);
};

/** Blocks or unblocks a client, based on the version seen; the registration's decision stays. */
export const setClientAccess = async (
  { id, status: before, updatedAt: seen }: ClientRow,
  status: ClientStatus,
  submission: Submission,
): Promise<BulkOutcome> => {
  if (before === status) return 'unchanged';
  const set = (next: ClientStatus, updatedAt: string, submission: Submission) =>
    api.clients.update({ id }, { status: next, updatedAt }, submission);
  const after = await set(status, seen, submission);
  return (undoSubmission) => set(before, after.updatedAt, undoSubmission);
};
