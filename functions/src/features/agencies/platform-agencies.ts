import type { Operation } from '../../operation.ts';
import { listAgencies } from '../../records/agencies.ts';
import { presentAgency } from '../../records/public-agency.ts';

export const platformAgencies: Operation<'agencies.platform'> = async () =>
  (await listAgencies()).map(presentAgency);
