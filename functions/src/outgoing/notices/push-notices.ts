import { logger } from 'firebase-functions';
import type { Mail } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { isCarried, type NoticeKind } from '@domain/notices/notices.ts';
import type { PushDevice, PushMessage } from '@domain/notices/push-devices.ts';
import { findDevicesOf, pushDevices } from '../../work/collections/push-devices.ts';
import { transact } from '../../work/unit/transact.ts';
import { getOccasionKey } from '../mail/occasion-key.ts';
import { isGone, pushMessage, type PushTerms } from '../push/push-message.ts';
import { getPushKey } from '../push/push-key.ts';
import type { NoticeWords, PersonalNotice } from './send-notices.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Push services keep nothing longer. */
const KEPT_MAX_MS = 28 * DAY_MS;
/** Devices that are pushed to at the same time. */
const PARALLEL = 20;

/** Titles: a locked screen shows them above the email's subject. */
const TITLES: Readonly<Record<Locale, Readonly<Record<NoticeKind, string>>>> = {
  en: {
    auditions: 'Audition',
    bookings: 'Availability and booking',
    sessions: 'Session',
    deliveries: 'Delivery',
    orders: 'Order',
    talents: 'Voices and demos',
    messages: 'Message',
  },
  es: {
    auditions: 'Audición',
    bookings: 'Disponibilidad y reserva',
    sessions: 'Sesión',
    deliveries: 'Entrega',
    orders: 'Pedido',
    talents: 'Voces y demos',
    messages: 'Mensaje',
  },
};

/** Kept until an answer is due, else for a day; one that is due within a day wakes the device. */
const getTerms = ({ due }: NoticeWords, topic: string): PushTerms => {
  const left = due === undefined ? DAY_MS : due - Date.now();
  const duration = Math.min(Math.max(left, 0), KEPT_MAX_MS);
  const isUrgent = due !== undefined && left < DAY_MS;
  return { ttl: Math.round(duration / 1000), urgency: isUrgent ? 'high' : 'normal', topic };
};

/** Deletes a device whose browser has ended its subscription, unless it has subscribed again meanwhile. */
export const dropGoneDevice = ({ id, serverKey, auth }: PushDevice): Promise<void> =>
  transact(async (work) => {
    const current = await work.read(pushDevices, id);
    if (current?.auth === auth && current.serverKey === serverKey) work.delete(current);
  });

/** Pushes a message to one device, and forgets the device if it is gone. */
const pushTo = async (device: PushDevice, message: PushMessage, terms: PushTerms): Promise<void> => {
  const answer = await pushMessage(device, message, terms);
  if (isGone(answer)) return dropGoneDevice(device);
  if (answer.fault) logger.warn('A notice could not be pushed', { user: device.userId, ...answer });
};

/** Returns whether a person still has a role in the notice's agency. */
const isMember = ({ user, agencyId }: PersonalNotice): boolean =>
  user.disabled !== true && user.agencyIds.includes(agencyId);

/**
 * Pushes a mail's notices to the devices of those who want them. Never throws: the page and the email have what a device doesn't get.
 * Topic and tag are the mail's, so a repeat replaces the first.
 */
export const pushNotices = async (mail: Mail, prepared: readonly PersonalNotice[]): Promise<void> => {
  const recipients = prepared.filter(
    (notice) => isMember(notice) && isCarried(notice.choice, 'push', notice.words.kind),
  );
  if (recipients.length === 0 || !getPushKey()) return;

  try {
    const devices = await findDevicesOf(recipients.map(({ user }) => user.id));
    const tag = getOccasionKey(mail.id);

    const pushes = devices.flatMap((device) => {
      const notice = recipients.find(({ user }) => user.id === device.userId);
      if (!notice) return [];
      const { user, words } = notice;
      const title = TITLES[user.locale][words.kind];
      const message = { title, body: words.subject, lang: user.locale, path: words.path, tag };
      return [{ device, message, terms: getTerms(words, tag) }];
    });

    for (let first = 0; first < pushes.length; first += PARALLEL)
      await Promise.all(
        pushes
          .slice(first, first + PARALLEL)
          .map(({ device, message, terms }) => pushTo(device, message, terms)),
      );
  } catch (error) {
    logger.error('Notices could not be pushed', { mail: mail.id, cause: String(error) });
  }
};
