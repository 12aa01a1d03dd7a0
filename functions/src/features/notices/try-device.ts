import { addresses } from '@domain/navigation/addresses.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { pushDevices } from '../../work/collections/push-devices.ts';
import type { Operation } from '../../work/operation.ts';
import { dropGoneDevice } from '../../outgoing/notices/push-notices.ts';
import { getPushKey } from '../../outgoing/push/push-key.ts';
import { isGone, pushMessage } from '../../outgoing/push/push-message.ts';

const WORDS = {
  en: { title: 'Test', body: 'Your notifications appear like this.' },
  es: { title: 'Prueba', body: 'Así aparecen tus avisos.' },
} as const;

/** The person waits for it. */
const TERMS = { ttl: 60, urgency: 'high', topic: 'trial' } as const;

/** Pushes a test message to one of the caller's devices and returns its service's response. */
export const tryDevice: Operation<'notices.tryDevice'> = async ({ caller, params: { id } }) => {
  const device = await pushDevices.get(id);
  if (device?.userId !== caller.uid) throw notFound();
  if (!getPushKey()) throw new AppError(409, 'push.off');

  const { locale } = caller.user;
  const message = { ...WORDS[locale], lang: locale, path: addresses.dashboard.href(), tag: TERMS.topic };
  // The person sees the response, so nothing is tried again.
  const answer = await pushMessage(device, message, TERMS, []);
  if (isGone(answer)) await dropGoneDevice(device);

  return answer;
};
