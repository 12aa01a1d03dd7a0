import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import { enquiriesApi } from '@domain/enquiries/enquiries.api.ts';
import type { EnquiryRow, EnquiryState, OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import { call, change } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Messages to the chosen agency, page by page, the newest first; of one state, or all. */
export const useEnquiries = (state: EnquiryState | undefined): Pages<EnquiryRow, Page<EnquiryRow>> => {
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const query = { ...(state ? { status: state } : {}), ...(cursor === undefined ? {} : { cursor }) };
      return call(enquiriesApi['enquiries.list'], { query }, { signal });
    },
    [state],
  );
  return usePages(load);
};

const openEnquiry = (id: string, signal?: AbortSignal): Promise<OpenedEnquiry> =>
  call(enquiriesApi['enquiries.get'], { params: { id } }, signal ? { signal } : {});

/** A message as it was when it was opened. */
export const useEnquiry = (id: string): Request<OpenedEnquiry> =>
  useRequest(`enquiry ${id}`, (signal) => openEnquiry(id, signal));

/** The same message as it is now. */
export const readAgain = ({ id }: Pick<OpenedEnquiry, 'id'>): Promise<OpenedEnquiry> => openEnquiry(id);

/** Answers a message as it was seen. */
export const answerEnquiry = (
  { id, revision }: Pick<OpenedEnquiry, 'id' | 'revision'>,
  answer: string,
  press: Press,
): Promise<OpenedEnquiry> =>
  change(enquiriesApi['enquiries.answer'], { params: { id }, body: { answer, revision } }, press);

/** Closes a message as it was seen, or opens it again. */
export const moveEnquiry = (
  { id, revision }: Pick<OpenedEnquiry, 'id' | 'revision'>,
  state: 'new' | 'closed',
  press: Press,
): Promise<OpenedEnquiry> =>
  change(enquiriesApi['enquiries.move'], { params: { id }, body: { state, revision } }, press);
