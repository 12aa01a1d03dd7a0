import type { AvailabilityPage, AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Serialised } from '@domain/contract.ts';
import { call } from './call.ts';
import { linkIn, waitForMail } from './inbox.ts';
import { addAsset, addLicence, dayIn } from './pricing.ts';
import type { Cast } from './tenant.ts';

/** A request as the API tells it. */
export type RequestReply = Serialised<AvailabilityRequest>;

/** A slot so many days from now. */
export const slotIn = (days: number, label = '10-12') => ({
  datetime: `${dayIn(days).replaceAll('-', '/')} ${label}`,
});

/** Three days with a slot each. */
export const threeDays = (from = 5) => [slotIn(from), slotIn(from + 1, '22-00'), slotIn(from + 2, '04-06')];

/** What is recorded for the character, with a licence: nobody is asked before. */
export const license = async (token: string, voiceId: string): Promise<void> => {
  const asset = await addAsset(token, voiceId);
  await addLicence(token, asset.id);
};

/** Asks everybody on the shortlist, unless told otherwise. */
export const ask = (
  token: string,
  { project, shortlisted }: Cast,
  body: object = {},
): ReturnType<typeof call<readonly RequestReply[]>> =>
  call<readonly RequestReply[]>('POST', `/request-availability/${project.id}`, {
    token,
    body: {
      timeZone: 'Europe/Madrid',
      timeRanges: threeDays(),
      castingDemoIds: shortlisted.map(({ id }) => id),
      ...body,
    },
  });

/** What a mailed link says. */
export interface Link {
  readonly requestId: string;
  readonly key: string;
  readonly token: string;
}

/** The link in the newest mail to somebody, once there are so many. */
export const linkOf = async (email: string, count = 1): Promise<Link> => {
  const url = linkIn(await waitForMail(email, count));
  const [requestId = '', key = ''] = url.pathname.split('/').slice(-2);
  return { requestId, key, token: url.searchParams.get('token') ?? '' };
};

export const toPage = ({ requestId, key, token }: Link) =>
  call<AvailabilityPage>('GET', `/request-availability/confirmation/${requestId}/${key}?token=${token}`);

/** Answers by accepting the slot at this place of those that a page shows. */
export const accept = (link: Link, page: AvailabilityPage, at = 0) =>
  call<AvailabilityPage>(
    'PATCH',
    `/request-availability/confirmation/${link.requestId}?token=${link.token}`,
    {
      body: {
        timeRanges: page.timeRanges.map(({ id }, index) => ({
          id,
          status: index === at ? 'accepted' : 'rejected',
        })),
      },
    },
  );
