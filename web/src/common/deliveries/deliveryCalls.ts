import type { Delivery, DeliveryUploadStart, RevisionCause } from '@domain/deliveries/deliveries.ts';
import type { DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import type { DeliveryTerms } from '@domain/deliveries/delivery-terms.ts';
import type { MendFix } from '@domain/deliveries/find-faults.ts';
import { loadClientConfig } from '../../lib/branding.ts';
import { api } from '../../lib/http/api.ts';
import { downloadFrom, getAddress } from '../../lib/http/download.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

interface Announced {
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
}

/** Starts the upload of a file, or returns the unfinished one. */
export const beginDelivery = (
  id: string,
  body: Announced,
  submission: Submission,
): Promise<DeliveryUploadStart> => api.deliveries.begin({ id }, body, submission);

/** Completes an upload; the check of a large file takes longer than Hosting waits. */
export const completeDelivery = async (
  id: string,
  uploadId: string,
  sha256: string,
  submission: Submission,
): Promise<void> => {
  const { longCalls: host } = await loadClientConfig();
  await api.deliveries.complete({ id, uploadId }, { sha256 }, { ...submission, host });
};

/** Cancels an upload for good. */
export const cancelDelivery = async (id: string, uploadId: string, submission: Submission): Promise<void> => {
  await api.deliveries.cancel({ id, uploadId }, submission);
};

/** Sends uploaded files of a session to the client. */
export const sendDeliveries = async (
  sessionId: string,
  files: readonly Pick<Delivery, 'id'>[],
  submission: Submission,
): Promise<void> => {
  const body = { ids: files.map(({ id }) => id) };
  await api.deliveries.send({ id: sessionId }, body, submission);
};

export const withdrawDelivery = async (id: string, submission: Submission): Promise<void> => {
  await api.deliveries.withdraw({ id }, submission);
};

export const removeDelivery = async (id: string, submission: Submission): Promise<void> => {
  await api.deliveries.remove({ id }, submission);
};

export const acceptDelivery = async (id: string, submission: Submission): Promise<void> => {
  await api.deliveries.accept({ id }, submission);
};

/** Sends a version back; `atMs`: moment in the file, or null. */
export const requestRevision = async (
  id: string,
  body: { readonly atMs: number | null; readonly note: string; readonly cause: RevisionCause },
  submission: Submission,
): Promise<void> => {
  await api.deliveries.requestRevision({ id }, body, submission);
};

interface Mending {
  readonly profile: DeliveryProfileName;
  readonly fixes: readonly MendFix[];
  readonly name: string;
}

/** Stores a fixed version of a file, unsent; a large one takes longer than Hosting waits. */
export const mendDelivery = async (id: string, body: Mending, submission: Submission): Promise<void> => {
  const { longCalls: host } = await loadClientConfig();
  await api.deliveries.mend({ id }, { ...body, fixes: [...body.fixes] }, { ...submission, host });
};

/** Returns an address of a delivered file, to play or to download; it works for 15 minutes. */
export const getDeliveryAddress = async ({ id }: Pick<Delivery, 'id'>): Promise<string> => {
  const { url } = await api.deliveries.signedUrl({ id });
  const token = url.split('/').at(-1) ?? '';
  return getAddress(api.deliveries.download, { token }, {});
};

/** Has the browser download a delivered file. */
export const downloadDelivery = async (delivery: Pick<Delivery, 'id'>): Promise<void> =>
  downloadFrom(await getDeliveryAddress(delivery));

/** Has the browser download all current deliveries of a project as a zip. */
export const downloadAllDeliveries = async (projectId: string): Promise<void> => {
  const { url } = await api.deliveries.zipUrl({ id: projectId });
  const token = url.split('/').at(-1) ?? '';
  downloadFrom(await getAddress(api.deliveries.downloadZip, { token }, {}));
};

/** Sets file names, format and terms of a project's deliveries. */
export const saveDeliveryTerms = async (
  id: string,
  body: DeliveryTerms,
  submission: Submission,
): Promise<void> => {
  await api.deliveries.setTerms({ id }, body, submission);
};
