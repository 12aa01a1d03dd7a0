import type { Operations } from '../../work/operation.ts';
import { addLogo } from './add-logo.ts';
import { createAgency } from './create-agency.ts';
import { listAgencies } from './list-agencies.ts';
import { listPlatformAgencies } from './list-platform-agencies.ts';
import { previewMail } from './preview-mail.ts';
import { serveLogo } from './serve-logo.ts';
import { getAgencyContract, getDefaultContract } from './sign-up-contract.ts';
import { updateAgency } from './update-agency.ts';

export const agencies = {
  'agencies.addLogo': addLogo,
  'agencies.contract': getAgencyContract,
  'agencies.create': createAgency,
  'agencies.defaultContract': getDefaultContract,
  'agencies.list': listAgencies,
  'agencies.logo': serveLogo,
  'agencies.previewMail': previewMail,
  'agencies.platform': listPlatformAgencies,
  'agencies.update': updateAgency,
} satisfies Partial<Operations>;
