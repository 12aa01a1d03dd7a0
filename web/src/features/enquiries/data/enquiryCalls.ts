import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import type { EnquiryRow, EnquiryState, OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Returns a page of the chosen agency's messages, newest first, filtered by state. */
export const loadEnquiriesPage = (
  state: EnquiryState | undefined,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<EnquiryRow>> => {
  const query = { ...(state ? { status: state } : {}), ...(cursor === undefined ? {} : { cursor }) };
  return api.enquiries.list(query, { signal });
};

export const useEnquiries = (state: EnquiryState | undefined): Pages<EnquiryRow, Page<EnquiryRow>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => loadEnquiriesPage(state, cursor, signal),
      [state],
    ),
  );

const openEnquiry = (id: string, signal?: AbortSignal): Promise<OpenedEnquiry> =>
  api.enquiries.get({ id }, { signal });

export const useEnquiry = (id: string): Request<OpenedEnquiry> =>
  useRequest(`enquiry ${id}`, (signal) => openEnquiry(id, signal));

export const readAgain = ({ id }: Pick<OpenedEnquiry, 'id'>): Promise<OpenedEnquiry> => openEnquiry(id);

/** Answers a message, based on the version seen. */
export const answerEnquiry = (
  { id, revision }: Pick<OpenedEnquiry, 'id' | 'revision'>,
  answer: string,
  submission: Submission,
): Promise<OpenedEnquiry> => api.enquiries.answer({ id }, { answer, revision }, submission);

/** Closes or reopens a message, based on the version seen. */
export const moveEnquiry = (
  { id, revision }: Pick<OpenedEnquiry, 'id' | 'revision'>,
  state: 'new' | 'closed',
  submission: Submission,
): Promise<OpenedEnquiry> => api.enquiries.move({ id }, { state, revision }, submission);

/** Closes a listed message. Reopening makes it new, so closing an answered one has no undo. */
export const closeEnquiry = async (
  { id }: Pick<EnquiryRow, 'id'>,
  submission: Submission,
): Promise<BulkOutcome> => {
  const before = await openEnquiry(id);
  if (before.state === 'closed') return 'unchanged';
  const after = await moveEnquiry(before, 'closed', submission);
  return before.state === 'new' ? (own) => moveEnquiry(after, 'new', own) : null;
};
