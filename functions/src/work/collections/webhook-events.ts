import type { AgencyEvent } from '@domain/webhooks/webhooks.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const webhookEvents = collection<AgencyEvent>('webhookEvents');

export const readEvent = async (id: string, work: Work): Promise<AgencyEvent | undefined> =>
  work.read(webhookEvents, id);
