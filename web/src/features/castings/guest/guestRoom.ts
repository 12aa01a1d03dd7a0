import { useSyncExternalStore } from 'react';
import type { PreviewPage } from '@domain/castings/castings.ts';
import type { GuestPage } from '@domain/castings/guests.ts';
import { guestsApi } from '@domain/castings/guests.api.ts';
import { call } from '../../../lib/http/call.ts';
import { localSlot } from '../../../lib/storage/browserStorage.ts';
import type { LinkKind } from '../data/sharedLink.ts';
import { PREVIEWS } from '../data/usePreview.ts';

/** Whoever has a link may be signed in as well, for something else: here they are a guest. */
export const AS_GUEST = { anonymous: true } as const;

const slotOf = (link: string) => localSlot(`vc.guest.${link}`);

const rooms = new Map<string, GuestPage>();
const watchers = new Set<() => void>();

const keep = (link: string, page: GuestPage): void => {
  rooms.set(link, page);
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** What the guest of a link has been told, with what they have done since; undefined until they are in. */
export const useRoom = (link: string): GuestPage | undefined =>
  useSyncExternalStore(watch, () => rooms.get(link));

/** Notes what the guest has done, once the server has taken it. */
export const updateRoom = (link: string, change: (page: GuestPage) => Partial<GuestPage>): void => {
  const page = rooms.get(link);
  if (page) keep(link, { ...page, ...change(page) });
};

/** The proof that goes with whatever the guest does; empty: they are not in. */
export const sessionOf = (link: string): string => rooms.get(link)?.session ?? slotOf(link).read() ?? '';

/** Comes in by a link, as the guest who was here before in this browser if there was one; notes a visit. */
export const enterRoom = async (link: string, passcode?: string): Promise<GuestPage> => {
  const session = slotOf(link).read();
  const page = await call(
    guestsApi['guests.open'],
    {
      params: { urlIdentifier: link },
      body: { ...(session ? { session } : {}), ...(passcode ? { passcode } : {}) },
    },
    AS_GUEST,
  );
  slotOf(link).write(page.session);
  keep(link, page);
  return page;
};

/** What there is to hear for whoever came in. A link whose passcode was taken off meanwhile shows it to anybody. */
export const enteredPage = async (kind: LinkKind, link: string): Promise<PreviewPage> =>
  (await enterRoom(link)).page ?? call(PREVIEWS[kind], { params: { urlIdentifier: link } }, AS_GUEST);

/** Notes that somebody listens by a link, unless coming in has noted it. */
export const noteVisit = async (link: string): Promise<void> => {
  if (!rooms.has(link)) await enterRoom(link);
};
