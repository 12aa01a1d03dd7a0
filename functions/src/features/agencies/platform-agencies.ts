import type { Operation } from '../../operation.ts';
import { listAgencies } from '../../records/agencies.ts';
import { publicly } from './publicly.ts';

export const platformAgencies: Operation<'agencies.platform'> = async () =>
  (await listAgencies()).map(publicly);
