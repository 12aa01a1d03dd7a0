import { logger } from 'firebase-functions';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { SafeImage } from '../images/image.ts';
import { logoIdIn } from '../images/logo-address.ts';
import { printable } from '../images/printable.ts';
import { readLogo } from '../records/agency-logos.ts';
import { readFile } from '../storage/files.ts';

/** Formats that PDF has; the others are shown on screens alone. */
const ON_PAPER: ReadonlySet<string> = new Set(['png', 'jpg']);

/**
 * The logo of an agency for its letterhead. Undefined where it has none that a PDF can carry, and where the file is not to be had or
 * broken: a paper is never kept from anybody by the picture on it.
 */
export const letterheadLogo = async (agency: Agency | undefined): Promise<SafeImage | undefined> => {
  const id = agency?.logoUrl ? logoIdIn(agency.logoUrl) : undefined;
  if (id === undefined) return undefined;
  try {
    const logo = await readLogo(id);
    // Its own, whatever its address says.
    if (!logo || logo.agencyId !== agency?.id || !ON_PAPER.has(logo.format)) return undefined;
    return printable(await readFile(logo.storagePath));
  } catch (error) {
    logger.warn('A letterhead goes without its logo', { id, cause: String(error) });
    return undefined;
  }
};
