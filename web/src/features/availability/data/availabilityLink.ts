import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { api } from '../../../lib/http/api.ts';
import { toUrl } from '../../../lib/http/request.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** Parameters of the page's address. */
export interface AvailabilityLink {
  readonly requestId: string;
  readonly castingDemoId: string;
  readonly token: string;
}

/** The request behind a link, initially from the page's data; null without a token. */
export const useAvailability = (link: AvailabilityLink | null): Request<AvailabilityPage> => {
  const { token, ...params } = link ?? { requestId: '', castingDemoId: '', token: '' };
  const brought = useEmbeddedReply(api.availability.page, link && { params, query: { token } });

  return useRequest(
    link && Object.values(link).join(' '),
    (signal) => api.availability.page(params, { token }, { signal }),
    brought,
  );
};

/** Returns the address of the accepted slot's calendar file. */
export const getCalendarFileUrl = ({ requestId, token }: AvailabilityLink): string =>
  toUrl(api.availability.talentCalendar.path, { id: requestId }, { token });

/** Returns the address of the booking's sealed confirmation. */
export const getConfirmationUrl = ({ requestId, token }: AvailabilityLink): string =>
  toUrl(api.availability.talentConfirmation.path, { id: requestId }, { token });

/** Accepts one of the displayed slots and rejects the others. */
export const confirmSlot = (
  { requestId, token }: AvailabilityLink,
  { timeRanges }: AvailabilityPage,
  chosenId: string,
  submission: Submission,
): Promise<AvailabilityPage> => {
  const answers = timeRanges.map(({ id }) => ({
    id,
    status: id === chosenId ? ('accepted' as const) : ('rejected' as const),
  }));

  return api.availability.confirm({ id: requestId }, { token }, { timeRanges: answers }, submission);
};
