import { connectionApi } from '@domain/connection/connection.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

export const requestCheck = async (talentId: string, press: Press): Promise<void> => {
  await change(
    connectionApi['talents.requestConnectionSession'],
    { params: { id: talentId }, body: { status: 'pending' } },
    press,
  );
};
