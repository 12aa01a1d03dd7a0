import type { Agency } from '@domain/agencies/agencies.ts';
import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import { isShownInMail } from '@domain/agencies/logos.ts';
import { getBranding } from '../../work/branding.ts';
import { APP_URL } from '../../config.ts';
import type { Sender } from './layout.ts';

type Brand = Pick<Agency, 'publicName' | 'accent' | 'logoUrl' | 'senderName' | 'senderAddress'>;

const isLoaded = (url: string): boolean =>
  url.startsWith('https://') || url.startsWith(`${APP_URL.value()}/`);

export const getAgencySender = (
  { publicName, accent, logoUrl, senderName, senderAddress }: Brand,
  policies: Pick<PolicyDocuments, 'termsUrl' | 'privacyUrl'> | null | undefined,
): Sender => {
  const platform = getBranding();
  return {
    platform: platform.title,
    agency: publicName,
    accent: accent ?? platform.accent,
    ...(logoUrl && isShownInMail(logoUrl) && isLoaded(logoUrl) ? { logoUrl } : {}),
    ...(policies ? { termsUrl: policies.termsUrl, privacyUrl: policies.privacyUrl } : {}),
    ...(senderName ? { fromName: senderName } : {}),
    // Without a name of its own, mail programs show the bare address.
    ...(senderAddress ? { fromName: senderName ?? publicName, fromAddress: senderAddress } : {}),
  };
};
