import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { isShownInMail } from '@domain/agencies/logos.ts';
import { PREVIEW_CARD } from '@domain/castings/preview-card.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { escapeHtml, toOneLine } from '../../work/text/safe-text.ts';

export type CardKind = 'preview' | 'audition' | 'availability' | 'talentInvite' | 'engineerInvite';

const TEXTS: Readonly<Record<Locale, Readonly<Record<CardKind, (agency: string) => string>>>> = {
  en: {
    preview: () => PREVIEW_CARD.en,
    audition: (agency) => `${agency} has invited you to audition.`,
    availability: (agency) => `${agency} asks when you can record.`,
    talentInvite: (agency) => `${agency} has invited you to its roster.`,
    engineerInvite: (agency) => `${agency} has invited you to work with them as an audio engineer.`,
  },
  es: {
    preview: () => PREVIEW_CARD.es,
    audition: (agency) => `${agency} te ha invitado a una audición.`,
    availability: (agency) => `${agency} pregunta cuándo puedes grabar.`,
    talentInvite: (agency) => `${agency} te ha invitado a su cartera de voces.`,
    engineerInvite: (agency) => `${agency} te ha invitado a trabajar como técnico de sonido.`,
  },
};

export const getPageTitle = ({ publicName }: AgencyBrand): string => toOneLine(publicName);

interface Card {
  readonly kind: CardKind;
  readonly locale: Locale;
  readonly agency: AgencyBrand;
  readonly title: string;
}

/** Returns the card messengers show for a link. Everyone in a conversation sees it: no talent, and no address, which is the secret. */
export const renderLinkCard = ({ kind, locale, agency, title }: Card): string => {
  const name = toOneLine(agency.publicName);
  const { logoUrl } = agency;
  const image = logoUrl?.startsWith('https://') && isShownInMail(logoUrl) ? logoUrl : undefined;

  const tags: readonly (readonly [string, string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', TEXTS[locale][kind](name)],
    ['og:image', image],
  ];

  return tags
    .flatMap(([property, content]) =>
      content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(content)}" />`],
    )
    .join('');
};
