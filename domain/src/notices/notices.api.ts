import { signedIn, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { idSchema, strictObject } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';
import type { WebhookFault } from '../webhooks/webhooks.ts';
import { noticeChoiceSchema } from './notices.schema.ts';
import { READ_MAX, type NoticeChoice } from './notices.ts';

export const noticesApi = {
  'notices.markRead': endpoint<{ readonly read: number }>()({
    method: 'POST',
    path: '/notice/read',
    summary: 'Mark your notices as read',
    description: 'Ids of other people’s notices, and of read ones, are ignored.',
    auth: signedIn,
    inPerson: true,
    body: strictObject({ ids: uniqueList(idSchema).min(1).max(READ_MAX).required() }),
    errors: WRITE_ERRORS,
  }),
  'notices.choose': endpoint<NoticeChoice>()({
    method: 'PUT',
    path: '/notice/choice',
    summary: 'Choose the channels of your notices',
    description:
      'By kind. Emails about your account, invitations and codes are always sent. `chatUrl`: an incoming webhook of Slack or Teams.',
    auth: signedIn,
    inPerson: true,
    body: noticeChoiceSchema,
    errors: WRITE_ERRORS,
  }),
  'notices.tryChat': endpoint<{ readonly status: number | null; readonly fault: WebhookFault | null }>()({
    method: 'POST',
    path: '/notice/chat/trial',
    summary: 'Send a test message to your Slack or Teams channel',
    description: 'To the stored address. 409 without one.',
    auth: signedIn,
    inPerson: true,
    errors: [...SIGNED_IN_ERRORS, 409, 429],
    limit: { calls: 20, seconds: 600 },
  }),
};
