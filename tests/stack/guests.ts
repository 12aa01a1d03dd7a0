import type { GuestPage, ShownComment } from '@domain/castings/guests.ts';
import { call, type Answer } from './call.ts';

/** A guest who entered by the link of a casting or project. */
export interface GuestCaller {
  readonly page: GuestPage;
  readonly vote: (
    voice: string,
    vote: string | null,
    key?: string,
  ) => Promise<Answer<{ vote: string | null }>>;
  readonly comment: (voice: string, text: string, atMs?: number) => Promise<Answer<ShownComment>>;
  readonly rename: (name: string) => Promise<Answer<{ name: string }>>;
  readonly removeComment: (key: string) => Promise<Answer<{ key: string }>>;
}

export const openLink = (
  urlIdentifier: string,
  body: { readonly passcode?: string; readonly session?: string } = {},
  address?: string,
): Promise<Answer<GuestPage>> =>
  call<GuestPage>('POST', `/casting/link/${urlIdentifier}/open`, {
    body,
    ...(address ? { at: address } : {}),
  });

export const makeGuest = async (urlIdentifier: string, passcode?: string): Promise<GuestCaller> => {
  const opened = await openLink(urlIdentifier, passcode === undefined ? {} : { passcode });
  if (opened.status !== 200) throw new Error(`The link answered ${opened.status}: ${opened.error.code}`);

  const { session } = opened.collection;
  const address = `/casting/link/${urlIdentifier}`;

  return {
    page: opened.collection,
    vote: (voice, vote, key) =>
      call('PUT', `${address}/vote`, {
        body: { session, voice, vote },
        ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
      }),
    comment: (voice, text, atMs = 0) =>
      call('POST', `${address}/comment`, { body: { session, voice, text, atMs } }),
    rename: (name) => call('PATCH', `${address}/guest`, { body: { session, name } }),
    removeComment: (key) => call('PATCH', `${address}/comment/${key}/remove`, { body: { session } }),
  };
};
