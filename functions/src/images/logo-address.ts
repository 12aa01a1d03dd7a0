import { APP_URL } from '../config.ts';
import type { AgencyLogo } from '@domain/agencies/logos.ts';

/** The address of a logo, whole: it stands in emails and on cards of messengers. */
export const logoAddress = ({ id, format }: Pick<AgencyLogo, 'id' | 'format'>): string =>
  `${APP_URL.value()}/api/agency/logo/${id}.${format}`;

/** The id in such an address; undefined for an address of another kind. */
export const logoIdIn = (url: string): string | undefined => {
  const found = /\/api\/agency\/logo\/([A-Za-z0-9]{20})\.\w+$/.exec(url);
  return found?.[1];
};
