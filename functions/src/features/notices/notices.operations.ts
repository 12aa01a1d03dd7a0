import type { Operations } from '../../work/operation.ts';
import { addDevice } from './add-device.ts';
import { chooseNotices } from './choose-notices.ts';
import { listDevices } from './list-devices.ts';
import { markRead } from './mark-read.ts';
import { removeDevice } from './remove-device.ts';
import { tryChat } from './try-chat.ts';
import { tryDevice } from './try-device.ts';

export const notices = {
  'notices.addDevice': addDevice,
  'notices.choose': chooseNotices,
  'notices.devices': listDevices,
  'notices.markRead': markRead,
  'notices.removeDevice': removeDevice,
  'notices.tryChat': tryChat,
  'notices.tryDevice': tryDevice,
} satisfies Partial<Operations>;
