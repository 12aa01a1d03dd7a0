import type { AvailabilityPage, AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Serialised } from '@domain/contract.ts';
import { call } from './call.ts';
import { findLink, waitForMail } from './inbox.ts';
import { addAsset, addLicence, getDayFromNow } from './pricing.ts';
import type { Cast } from './tenant.ts';

export type RequestReply = Serialised<AvailabilityRequest>;

export const makeSlot = (days: number, label = '10-12') => ({
  datetime: `${getDayFromNow(days).replaceAll('-', '/')} ${label}`,
});

export const makeThreeDays = (from = 5) => [
  makeSlot(from),
  makeSlot(from + 1, '22-00'),
  makeSlot(from + 2, '04-06'),
];

export const addRoleLicence = async (token: string, voiceId: string): Promise<void> => {
  const asset = await addAsset(token, voiceId);
  await addLicence(token, asset.id);
};

/** Sends requests to the whole shortlist by default. */
export const requestAvailability = (
  token: string,
  { project, shortlisted }: Cast,
  body: object = {},
): ReturnType<typeof call<readonly RequestReply[]>> =>
  call<readonly RequestReply[]>('POST', `/request-availability/${project.id}`, {
    token,
    body: {
      timeZone: 'Europe/Madrid',
      timeRanges: makeThreeDays(),
      castingDemoIds: shortlisted.map(({ id }) => id),
      ...body,
    },
  });

export interface Link {
  readonly requestId: string;
  readonly key: string;
  readonly token: string;
}

/** The link in the newest email to an address, after `count` emails. */
export const getLink = async (email: string, count = 1): Promise<Link> => {
  const url = findLink(await waitForMail(email, count));
  const [requestId = '', key = ''] = url.pathname.split('/').slice(-2);
  return { requestId, key, token: url.searchParams.get('token') ?? '' };
};

export const toPage = ({ requestId, key, token }: Link) =>
  call<AvailabilityPage>('GET', `/request-availability/confirmation/${requestId}/${key}?token=${token}`);

export const accept = (link: Link, page: AvailabilityPage, slotIndex = 0) =>
  call<AvailabilityPage>(
    'PATCH',
    `/request-availability/confirmation/${link.requestId}?token=${link.token}`,
    {
      body: {
        timeRanges: page.timeRanges.map(({ id }, index) => ({
          id,
          status: index === slotIndex ? 'accepted' : 'rejected',
        })),
      },
    },
  );
