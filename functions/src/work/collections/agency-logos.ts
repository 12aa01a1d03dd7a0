import type { AgencyLogo } from '@domain/agencies/logos.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const agencyLogos = collection<AgencyLogo>('agencyLogos');

export const newLogoId = agencyLogos.newId;

export const readLogo = agencyLogos.get;
