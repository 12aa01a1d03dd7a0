import { READ_ERRORS, signedIn, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created } from '../contract.ts';
import { idSchema, strictObject } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';
import type { WebhookFault } from '../webhooks/webhooks.ts';
import { noticeChoiceSchema } from './notices.schema.ts';
import { READ_MAX, type NoticeChoice } from './notices.ts';
import { pushDeviceSchema } from './push-devices.schema.ts';
import { PUSH_DEVICES_MAX, type ListedPushDevice } from './push-devices.ts';

const id = strictObject({ id: idSchema });

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
  'notices.devices': endpoint<readonly ListedPushDevice[]>()({
    method: 'GET',
    path: '/notice/device',
    summary: 'List the devices that show your notices',
    description:
      'Newest first. A device is a browser; its id is the SHA-256 hash of its endpoint, in hexadecimal.',
    auth: signedIn,
    inPerson: true,
    errors: SIGNED_IN_ERRORS,
  }),
  'notices.addDevice': endpoint<ListedPushDevice>()({
    method: 'PUT',
    path: '/notice/device',
    summary: 'Push your notices to a device',
    description: `The body is a browser’s push subscription to the \`pushPublicKey\` of \`/clientConfig\`. Of more than ${PUSH_DEVICES_MAX} devices the oldest is removed. A device belongs to the last person who added it. 409 where nothing is pushed.`,
    auth: signedIn,
    inPerson: true,
    body: pushDeviceSchema,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'notices.removeDevice': endpoint<Created>()({
    method: 'DELETE',
    path: '/notice/device/{id}',
    summary: 'Stop pushing your notices to a device',
    auth: signedIn,
    inPerson: true,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'notices.tryDevice': endpoint<{ readonly status: number | null; readonly fault: WebhookFault | null }>()({
    method: 'POST',
    path: '/notice/device/{id}/trial',
    summary: 'Push a test notice to one of your devices',
    description: 'Returns the response of its push service. A device that is gone is removed.',
    auth: signedIn,
    inPerson: true,
    params: id,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 30, seconds: 600 },
  }),
};
