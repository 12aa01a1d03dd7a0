import type { Operation } from '../../work/operation.ts';
import { listAgencies } from '../../work/records/agencies.ts';
import { presentAgency } from '../../work/records/public-agency.ts';

export const listPlatformAgencies: Operation<'agencies.platform'> = async () =>
  (await listAgencies()).map(presentAgency);
