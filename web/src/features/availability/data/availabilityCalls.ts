import { availabilityApi } from '@domain/availability/availability.api.ts';
import type { AvailabilityPage } from '@domain/availability/availability.ts';
import { call, change } from '../../../lib/http/call.ts';
import { toUrl } from '../../../lib/http/request.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Parameters of the page's address. */
export interface AvailabilityLink {
  readonly requestId: string;
  readonly castingDemoId: string;
  readonly token: string;
}

/** The request behind a link. */
export const readAvailability = (
  { requestId, castingDemoId, token }: AvailabilityLink,
  signal?: AbortSignal,
): Promise<AvailabilityPage> =>
  call(
    availabilityApi['availability.page'],
    { params: { requestId, castingDemoId }, query: { token } },
    signal ? { signal } : {},
  );

/** Accepts one of the shown slots and rejects the others. */
export const confirmSlot = (
  { requestId, token }: AvailabilityLink,
  { timeRanges }: AvailabilityPage,
  chosenId: string,
  press: Press,
): Promise<AvailabilityPage> =>
  change(
    availabilityApi['availability.confirm'],
    {
      params: { id: requestId },
      query: { token },
      body: {
        timeRanges: timeRanges.map(({ id }) => ({
          id,
          status: id === chosenId ? ('accepted' as const) : ('rejected' as const),
        })),
      },
    },
    press,
  );

/** The address of the accepted slot's calendar file. */
export const calendarFile = ({ requestId, token }: AvailabilityLink): string =>
  toUrl(availabilityApi['availability.talentCalendar'].path, { id: requestId }, { token });

export const writeToAgency = async (
  { requestId, castingDemoId, token }: AvailabilityLink,
  message: string,
  press: Press,
): Promise<void> => {
  await change(
    availabilityApi['availability.contact'],
    { query: { token }, body: { message, castingDemoId, requestAvailabilityId: requestId } },
    press,
  );
};
