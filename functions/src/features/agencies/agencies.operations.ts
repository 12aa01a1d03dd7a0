import type { Operations } from '../../operation.ts';
import { agencyContract } from './agency-contract.ts';
import { defaultContract } from './default-contract.ts';
import { platformAgencies } from './platform-agencies.ts';

export const agencies = {
  'agencies.contract': agencyContract,
  'agencies.defaultContract': defaultContract,
  'agencies.platform': platformAgencies,
} satisfies Partial<Operations>;
