import { logger } from 'firebase-functions';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { SafeImage } from '../images/image.ts';
import { parseLogoId } from '../images/logo-address.ts';
import { toPrintable } from '../images/printable-image.ts';
import { readLogo } from '../../work/collections/agency-logos.ts';
import { readFile } from '../../platform/storage/files.ts';

/** Formats that PDF supports; others are shown only on screens. */
const ON_PAPER: ReadonlySet<string> = new Set(['png', 'jpg']);

/** Returns an agency's letterhead logo; undefined without a printable one and when its file is missing or broken, because an image must not block a paper. */
export const readLetterheadLogo = async (agency: Agency | undefined): Promise<SafeImage | undefined> => {
  const id = agency?.logoUrl ? parseLogoId(agency.logoUrl) : undefined;
  if (id === undefined) return undefined;

  try {
    const logo = await readLogo(id);
    // Only the agency's own logo, even if its address names another.
    if (!logo || logo.agencyId !== agency?.id || !ON_PAPER.has(logo.format)) return undefined;
    return toPrintable(await readFile(logo.storagePath));
  } catch (error) {
    logger.warn('A letterhead goes without its logo', { id, cause: String(error) });
    return undefined;
  }
};
