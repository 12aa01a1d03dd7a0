import type { Branding } from '@domain/reference/reference.ts';
import { BRAND_ACCENT, BRAND_TITLE, CLIENT_CONTACT_EMAIL, SUPPORT_EMAIL } from './config.ts';

/** Name and look of the platform, as this deployment is set up. */
export const branding = (): Branding => ({
  title: BRAND_TITLE.value(),
  accent: BRAND_ACCENT.value(),
  supportEmail: SUPPORT_EMAIL.value(),
  contactClientEmail: CLIENT_CONTACT_EMAIL.value(),
});
