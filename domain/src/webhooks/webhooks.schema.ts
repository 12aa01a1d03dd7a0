import { strictObject, flag, messageId, text, type yup } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { isReceiver, RECEIVER_MAX } from './receiver.ts';
import { WEBHOOK_EVENTS } from './webhooks.ts';

const receiver = () =>
  text()
    .max(RECEIVER_MAX)
    .test('receiver', messageId('webhook.address'), (value) => !value || isReceiver(value));
const events = () => uniqueList(text().oneOf(WEBHOOK_EVENTS).required()).min(1).max(WEBHOOK_EVENTS.length);

export const webhookSchema = strictObject({
  name: title().required(),
  url: receiver().required(),
  events: events().required(),
});
export type NewWebhookValues = yup.InferType<typeof webhookSchema>;

/** A receiver's change; the secret stays. */
export const webhookPatchSchema = strictObject({
  name: title().min(1, messageId('validation.required')).optional(),
  url: receiver().min(1, messageId('validation.required')).optional(),
  events: events().optional(),
  isOn: flag().optional(),
});
