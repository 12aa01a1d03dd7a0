import { messageId, strictObject, text } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';
import { isReceiver, RECEIVER_MAX } from '../webhooks/receiver.ts';
import { getChatService, NOTICE_KINDS } from './notices.ts';

const kinds = () => uniqueList(text().oneOf(NOTICE_KINDS).required()).max(NOTICE_KINDS.length).default([]);

/** http leads to this machine only, for development; where that isn't allowed, sending refuses it. */
const isChatAddress = (value: string): boolean =>
  isReceiver(value) && (value.startsWith('http:') || getChatService(value) !== undefined);

export const noticeChoiceSchema = strictObject({
  muted: strictObject({ page: kinds(), email: kinds(), push: kinds(), chat: kinds() })
    .default(undefined)
    .required(),
  chatUrl: text()
    .max(RECEIVER_MAX)
    .test('chat', messageId('notice.chatAddress'), (value) => !value || isChatAddress(value))
    .default(''),
});
