import type { AgencyLogo } from '@domain/agencies/logos.ts';
import { collection } from '../../platform/firestore/collection.ts';

const logos = collection<AgencyLogo>('agencyLogos');

export const newLogoId = logos.newId;

export const createLogo = logos.create;

export const readLogo = logos.get;
