import type { Agency } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getBranding } from '../../work/branding.ts';
import { PAPER_TEXTS } from './invoices/paper-texts.ts';
import { readLetterheadLogo } from './letterhead-logo.ts';
import { Paper, type PaperImage } from './paper.ts';

/** Returns an empty paper in the agency's colour. */
export const createAgencyPaper = (title: string, agency: Agency | undefined, locale: Locale): Paper => {
  const author = agency?.publicName ?? getBranding().title;
  return new Paper(title, { locale, author, accent: agency?.accent ?? getBranding().accent });
};

/** Returns the letterhead logo, if any, with its description in the reader's language. */
export const readAgencyLogo = async (
  agency: Agency | undefined,
  locale: Locale,
): Promise<PaperImage | undefined> => {
  const image = await readLetterheadLogo(agency);
  return image && { image, alt: PAPER_TEXTS[locale].getLogo(agency?.publicName ?? '') };
};
