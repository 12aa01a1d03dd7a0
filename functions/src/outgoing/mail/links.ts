import { addresses, withQuery } from '@domain/navigation/addresses.ts';
import { APP_URL } from '../../config.ts';
import { signToken, type LinkToken } from '../../work/tokens/tokens.ts';
import type { StopLinks } from './layout.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetime of an unsubscribe link: people use old emails. */
const STOP_LINK_MS = 365 * DAY_MS;

/** Links stay readable this long after they are due, so late visitors learn that the request has expired. */
const GRACE_MS = 30 * DAY_MS;

export const linkTo = (path: string): string => `${APP_URL.value()}${path}`;

/** Returns a link's token, valid from now. Created when a mail is sent: the outbox contains no secrets. */
export const signLink = (link: LinkToken, { ms }: { readonly ms: number }): Promise<string> =>
  signToken(link, Date.now() + ms);

/** Returns the token of a request's link, valid for some time after it is due (milliseconds). */
export const signRequestLink = (link: LinkToken, due: number): Promise<string> =>
  signToken(link, due + GRACE_MS);

export const getStopLinks = async (uid: string): Promise<StopLinks> => {
  const token = await signLink({ kind: 'reminders', subject: uid, version: 1 }, { ms: STOP_LINK_MS });
  return {
    page: linkTo(withQuery(addresses.reminders.href(), { token })),
    oneClick: linkTo(withQuery('/api/reminders/stop', { token })),
  };
};
