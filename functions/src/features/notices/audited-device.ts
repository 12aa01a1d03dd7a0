import { pushDevices } from '../../work/collections/push-devices.ts';

/** Keys and addresses of browsers stay out of the audit log. */
export const auditedDevice = { record: pushDevices, agencyId: null, facts: ['browser', 'system'] } as const;
