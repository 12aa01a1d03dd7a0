import type { Operations } from '../../work/operation.ts';
import { addLogo } from './add-logo.ts';
import { createAgency } from './create-agency.ts';
import { listAgencies } from './list-agencies.ts';
import { platformAgencies } from './platform-agencies.ts';
import { previewMail } from './preview-mail.ts';
import { serveLogo } from './serve-logo.ts';
import { agencyContract, defaultContract } from './sign-up-contract.ts';
import { updateAgency } from './update-agency.ts';

export const agencies = {
  'agencies.addLogo': addLogo,
  'agencies.contract': agencyContract,
  'agencies.create': createAgency,
  'agencies.defaultContract': defaultContract,
  'agencies.list': listAgencies,
  'agencies.logo': serveLogo,
  'agencies.previewMail': previewMail,
  'agencies.platform': platformAgencies,
  'agencies.update': updateAgency,
} satisfies Partial<Operations>;
