import type { AgencyLogo } from '@domain/agencies/logos.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const logos = collection<AgencyLogo>('agencyLogos');

export const newLogoId = logos.newId;

export const createLogo = (work: Work, record: AgencyLogo): AgencyLogo => work.create(logos, record);

export const readLogo = logos.get;
