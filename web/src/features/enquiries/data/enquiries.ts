import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import type { EnquiryRow, EnquiryState, OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export const useEnquiries = (state: EnquiryState | undefined): Pages<EnquiryRow, Page<EnquiryRow>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        api.enquiries.list({ status: state, cursor }, { signal }),
      [state],
    ),
  );

export const useEnquiry = (id: string): Request<OpenedEnquiry> =>
  useRequest(`enquiry ${id}`, (signal) => api.enquiries.get({ id }, { signal }));

/** Closes a listed message. Reopening makes it new, so closing an answered one has no undo. */
export const closeEnquiry = async (
  { id }: Pick<EnquiryRow, 'id'>,
  submission: Submission,
): Promise<BulkOutcome> => {
  const before = await api.enquiries.get({ id });
  if (before.state === 'closed') return 'unchanged';
  const closed = { state: 'closed', revision: before.revision } as const;
  const after = await api.enquiries.move({ id }, closed, submission);
  return before.state === 'new'
    ? (undoSubmission) =>
        api.enquiries.move({ id }, { state: 'new', revision: after.revision }, undoSubmission)
    : null;
};
