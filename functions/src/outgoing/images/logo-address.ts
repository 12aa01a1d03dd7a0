import { APP_URL } from '../../config.ts';
import type { AgencyLogo } from '@domain/agencies/logos.ts';

/** Returns a logo's absolute address, for emails and messenger cards. */
export const getLogoAddress = ({ id, format }: Pick<AgencyLogo, 'id' | 'format'>): string =>
  `${APP_URL.value()}/api/agency/logo/${id}.${format}`;

/** Returns the id in a logo's address; undefined for other addresses. */
export const parseLogoId = (url: string): string | undefined => {
  const found = /\/api\/agency\/logo\/([A-Za-z0-9]{20})\.\w+$/.exec(url);
  return found?.[1];
};
