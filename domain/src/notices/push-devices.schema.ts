import { messageId, strictObject, text } from '../messages/yup.ts';
import { isReceiver } from '../webhooks/receiver.ts';

/** Push services use up to 700 characters. */
const ENDPOINT_MAX = 1000;

/** A browser's subscription, as `PushSubscription.toJSON` writes it, without its expiry. */
export const pushDeviceSchema = strictObject({
  endpoint: text()
    .max(ENDPOINT_MAX)
    .test('endpoint', messageId('push.endpoint'), (value) => !value || isReceiver(value))
    .required(),
  keys: strictObject({
    // 65 bytes, an uncompressed point.
    p256dh: text()
      .matches(/^B[\w-]{86}$/, messageId('push.keys'))
      .required(),
    // 16 bytes.
    auth: text()
      .matches(/^[\w-]{22}$/, messageId('push.keys'))
      .required(),
  })
    .default(undefined)
    .required(),
});
