import type { Operation } from '../../work/operation.ts';
import { listAgencies } from '../../work/collections/agencies.ts';
import { presentAgency } from '../../work/collections/public-agency.ts';

export const listPlatformAgencies: Operation<'agencies.platform'> = async () =>
  (await listAgencies()).map(presentAgency);
