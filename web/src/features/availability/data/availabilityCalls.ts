import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { useEmbeddedReply } from '../../../lib/http/embeddedReplies.ts';
import { api } from '../../../lib/http/api.ts';
import { toUrl } from '../../../lib/http/request.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Parameters of the page's address. */
export interface AvailabilityLink {
  readonly requestId: string;
  readonly castingDemoId: string;
  readonly token: string;
}

/** The request behind a link. */
const readAvailability = (
  { requestId, castingDemoId, token }: AvailabilityLink,
  signal?: AbortSignal,
): Promise<AvailabilityPage> => api.availability.page({ requestId, castingDemoId }, { token }, { signal });

/** The request behind a link, initially from the page's data; null without a token. */
export const useAvailability = (link: AvailabilityLink | null): Request<AvailabilityPage> => {
  const { token, ...params } = link ?? { requestId: '', castingDemoId: '', token: '' };
  const brought = useEmbeddedReply(api.availability.page, link && { params, query: { token } });

  return useRequest(
    link && Object.values(link).join(' '),
    (signal) => readAvailability({ ...params, token }, signal),
    brought,
  );
};

/** Accepts one of the displayed slots and rejects the others. */
export const confirmSlot = (
  { requestId, token }: AvailabilityLink,
  { timeRanges }: AvailabilityPage,
  chosenId: string,
  submission: Submission,
): Promise<AvailabilityPage> =>
  api.availability.confirm(
    { id: requestId },
    { token },
    {
      timeRanges: timeRanges.map(({ id }) => ({
        id,
        status: id === chosenId ? ('accepted' as const) : ('rejected' as const),
      })),
    },
    submission,
  );

/** Returns the address of the accepted slot's calendar file. */
export const getCalendarFileUrl = ({ requestId, token }: AvailabilityLink): string =>
  toUrl(api.availability.talentCalendar.path, { id: requestId }, { token });

export const writeToAgency = async (
  { requestId, castingDemoId, token }: AvailabilityLink,
  message: string,
  submission: Submission,
): Promise<void> => {
  await api.availability.contact(
    { token },
    { message, castingDemoId, requestAvailabilityId: requestId },
    submission,
  );
};
