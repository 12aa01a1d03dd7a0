import type { ValidationStatus } from '@domain/access/roles.ts';
import { clientsApi, type ClientPage, type ClientRow } from '@domain/clients/clients.api.ts';
import type { ClientStatus } from '@domain/clients/clients.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/**
 * Decides on a client as they were seen. A decision that stands is not taken again: they would be told of it once more. For
 * the same reason nothing takes one back.
 */
export const decideOnClient = async (
  { id, accountValidationStatus: before, updatedAt }: ClientRow,
  accountValidationStatus: ValidationStatus,
  press: Press,
): Promise<BulkOutcome> => {
  if (before === accountValidationStatus) return 'unchanged';
  const body = { accountValidationStatus, updatedAt };
  await change(clientsApi['clients.update'], { params: { id }, body }, press);
  return null;
};

const setRates = (
  { id, updatedAt }: Pick<ClientPage, 'id' | 'updatedAt'>,
  showRates: boolean,
  press: Press,
): Promise<ClientPage> =>
  change(clientsApi['clients.update'], { params: { id }, body: { showRates, updatedAt } }, press);

/** Says whether a client sees the rates of talents; what they saw before is not in the list, and is read. */
export const showRatesTo = async (
  { id }: Pick<ClientRow, 'id'>,
  showRates: boolean,
  press: Press,
): Promise<BulkOutcome> => {
  const before = await call(clientsApi['clients.get'], { params: { id } });
  if (before.showRates === showRates) return 'unchanged';
  const after = await setRates(before, showRates, press);
  return (own) => setRates(after, !showRates, own);
};

/** Keeps a client out of the agency, or lets them in again, as they were seen; whatever was decided on their registration stays. */
export const setClientAccess = async (
  { id, status: before, updatedAt: seen }: ClientRow,
  status: ClientStatus,
  press: Press,
): Promise<BulkOutcome> => {
  if (before === status) return 'unchanged';
  const set = (next: ClientStatus, updatedAt: string, own: Press) =>
    change(clientsApi['clients.update'], { params: { id }, body: { status: next, updatedAt } }, own);
  const after = await set(status, seen, press);
  return (own) => set(before, after.updatedAt, own);
};
