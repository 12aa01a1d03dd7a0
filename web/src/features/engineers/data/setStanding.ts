import type { EngineerStanding } from '@domain/access/memberships.ts';
import { engineersApi, type EngineerView } from '@domain/engineers/engineers.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

export const setStanding = (id: string, status: EngineerStanding, press: Press): Promise<EngineerView> =>
  change(engineersApi['engineers.update'], { params: { id }, body: { status } }, press);
