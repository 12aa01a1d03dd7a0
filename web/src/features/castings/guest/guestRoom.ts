import type { PreviewPage } from '@domain/castings/castings.ts';
import type { GuestPage } from '@domain/castings/guests.ts';
import { api } from '../../../lib/http/api.ts';
import { createLocalSlot } from '../../../lib/storage/browserStorage.ts';
import { createStore } from '../../../lib/store.ts';
import { useStore } from '../../../lib/useStore.ts';
import type { LinkKind } from '../data/sharedLink.ts';
import { PREVIEWS } from '../data/usePreview.ts';

/** A signed-in user with a link acts as a guest here. */
export const GUEST_CALL = { anonymous: true } as const;

/** The name a guest votes under in this browser, on any link. */
export const ownName = createLocalSlot('vc.guestName');

const toSlot = (link: string) => createLocalSlot(`vc.guest.${link}`);

const rooms = createStore<ReadonlyMap<string, GuestPage>>(new Map());

const keep = (link: string, page: GuestPage): void => rooms.set(new Map(rooms.get()).set(link, page));

const NOT_ENTERED: ReadonlyMap<string, GuestPage> = new Map();

/** The initial state of a new visitor. */
const OUTSIDE: GuestPage = {
  session: '',
  name: '',
  page: null,
  votes: [],
  comments: [],
  asksVotes: true,
  sharesComments: false,
};

/** The guest's data, with their actions since. */
export const useRoom = (link: string): GuestPage => useStore(rooms, NOT_ENTERED).get(link) ?? OUTSIDE;

/** Returns whether the guest was here before in this browser and isn't signed in yet. */
export const isExpected = (link: string): boolean => !rooms.get().has(link) && toSlot(link).read() !== null;

/** Stores the guest's action after the server accepted it. */
export const updateRoom = (link: string, change: (page: GuestPage) => Partial<GuestPage>): void => {
  const page = rooms.get().get(link);
  if (page) keep(link, { ...page, ...change(page) });
};

const enter = async (link: string, passcode: string | undefined): Promise<GuestPage> => {
  const session = toSlot(link).read();

  const page = await api.guests.open(
    { urlIdentifier: link },
    { ...(session ? { session } : {}), ...(passcode ? { passcode } : {}) },
    GUEST_CALL,
  );

  toSlot(link).write(page.session);
  keep(link, page);

  return page;
};

const entering = new Map<string, Promise<GuestPage>>();

/** Enters a link as this browser's earlier guest, if any; concurrent calls share one request. */
export const enterRoom = (link: string, passcode?: string): Promise<GuestPage> => {
  const key = JSON.stringify([link, passcode]);
  const running = entering.get(key);
  if (running) return running;
  const entered = enter(link, passcode).finally(() => entering.delete(key));
  entering.set(key, entered);
  return entered;
};

/** The session for a guest's actions; the first action creates the guest. */
export const getGuestSession = async (link: string): Promise<string> =>
  (rooms.get().get(link) ?? (await enterRoom(link))).session;

/** Returns an entered guest's content. A link whose passcode was removed meanwhile shows it publicly. */
export const loadGuestPage = async (kind: LinkKind, link: string): Promise<PreviewPage> =>
  (await enterRoom(link)).page ?? PREVIEWS[kind]({ urlIdentifier: link }, GUEST_CALL);
