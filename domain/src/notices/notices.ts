import type { Instant } from '../contract.ts';

/** What a notice is about; people choose the channels of each kind. */
export const NOTICE_KINDS = [
  'auditions',
  'bookings',
  'sessions',
  'deliveries',
  'orders',
  'talents',
  'messages',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where a notice arrives: the bell of the app, an email, a device, or a Slack or Teams channel. */
export const NOTICE_CHANNELS = ['page', 'email', 'push', 'chat'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** `notices/{id}`: an event that concerns a person, from the same source as its email. Deleted after 90 days. */
export interface Notice {
  readonly id: string;
  readonly userId: string;
  readonly agencyId: string;
  readonly kind: NoticeKind;
  /** The email's subject, in the person's language at the time. */
  readonly subject: string;
  /** Path in the app; never contains a token. */
  readonly path: string;
  readonly at: Instant;
  /** Null: unread. */
  readonly readAt: Instant | null;
  readonly expiresAt: Instant;
}

/** Notices marked as read in one call. */
export const READ_MAX = 100;

/** A person's channels: all kinds by page and email, unless muted; on devices that they add, and by chat once there is an address. */
export interface NoticeChoice {
  readonly muted: Readonly<Record<NoticeChannel, readonly NoticeKind[]>>;
  /** Incoming webhook of Slack or Teams; empty: none. */
  readonly chatUrl: string;
}

/** A choice as it is stored: channels that were added later may be missing. */
export interface StoredNoticeChoice extends Omit<NoticeChoice, 'muted'> {
  readonly muted: Partial<NoticeChoice['muted']>;
}

export const DEFAULT_NOTICE_CHOICE: NoticeChoice = {
  muted: { page: [], email: [], push: [], chat: [] },
  chatUrl: '',
};

/** Returns a person's choice, or the default. */
export const getNoticeChoice = (stored: StoredNoticeChoice | undefined): NoticeChoice =>
  stored ? { ...stored, muted: { ...DEFAULT_NOTICE_CHOICE.muted, ...stored.muted } } : DEFAULT_NOTICE_CHOICE;

/** Returns whether a channel carries a kind of notices for a person. */
export const isCarried = (
  { muted, chatUrl }: NoticeChoice,
  channel: NoticeChannel,
  kind: NoticeKind,
): boolean => !muted[channel].includes(kind) && (channel !== 'chat' || chatUrl !== '');

/** The services whose incoming webhooks are understood. */
export type ChatService = 'slack' | 'teams';

const CHAT_HOSTS: readonly (readonly [ChatService, RegExp])[] = [
  ['slack', /^hooks\.slack\.com$/u],
  ['teams', /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/u],
];

/** Returns the service of an incoming webhook's address; undefined for other addresses. */
export const getChatService = (address: string): ChatService | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' ? CHAT_HOSTS.find(([, host]) => host.test(hostname))?.[0] : undefined;
};
