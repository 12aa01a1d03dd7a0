import type { Operations } from '../../operation.ts';
import { platformAgencies } from './platform-agencies.ts';
import { agencyContract, defaultContract } from './sign-up-contract.ts';
import { updateAgency } from './update-agency.ts';

export const agencies = {
  'agencies.contract': agencyContract,
  'agencies.defaultContract': defaultContract,
  'agencies.platform': platformAgencies,
  'agencies.update': updateAgency,
} satisfies Partial<Operations>;
