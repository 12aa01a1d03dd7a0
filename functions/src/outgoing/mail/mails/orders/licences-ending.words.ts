import type { Locale } from '@domain/messages/locale.ts';
import type { Write } from '../../define-mail.ts';

export interface EndingLicence {
  readonly voice: string;
  readonly projectName: string;
  readonly character: string;
  readonly media: string;
  readonly territory: string;
  /** Its last day. */
  readonly endsOn: string;
  /** Price of a renewal, with its currency; null: on request. */
  readonly renewal: string | null;
}

export interface EndingContent {
  readonly name: string;
  readonly companyName: string;
  readonly isAgency: boolean;
  /** Whether a renewal can be ordered in one click. */
  readonly isOffered: boolean;
  /** Sorted by end. */
  readonly licences: readonly EndingLicence[];
  /** Number of others. */
  readonly more: number;
}

interface Words {
  readonly subject: (mail: EndingContent, first: EndingLicence) => string;
  readonly hello: (name: string) => string;
  readonly offered: string;
  readonly offerSubject: (licence: EndingLicence) => string;
  readonly toClient: string;
  readonly toAgency: (companyName: string) => string;
  readonly ends: (licence: EndingLicence) => string;
  readonly renewal: (licence: EndingLicence) => string;
  readonly more: (count: number) => string;
  readonly action: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ licences, more }, { projectName, endsOn }) =>
      licences.length + more === 1
        ? `Licence ends on ${endsOn}: ${projectName}`
        : `${licences.length + more} licences end soon, the first on ${endsOn}`,
    hello: (name) => `Hello ${name},`,
    offered: 'A renewal of this licence is offered to you. Confirm it with one press, at the price below.',
    offerSubject: ({ projectName }) => `Licence renewal offered: ${projectName}`,
    toClient:
      'After its last day, a recording may no longer be used. To keep using it, renew its licence in one click.',
    toAgency: (companyName) =>
      `Licences of ${companyName} end soon. They’ve been reminded and can renew in one click.`,
    ends: ({ endsOn }) => `Last day: ${endsOn}`,
    renewal: ({ renewal }) => `Renewal: ${renewal === null ? 'on request' : `${renewal} before VAT`}`,
    more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    action: 'See the licences',
  },
  es: {
    subject: ({ licences, more }, { projectName, endsOn }) =>
      licences.length + more === 1
        ? `La licencia termina el ${endsOn}: ${projectName}`
        : `${licences.length + more} licencias terminan pronto, la primera el ${endsOn}`,
    hello: (name) => `Hola, ${name}:`,
    offered: 'Te ofrecemos renovar esta licencia. Confírmalo con un clic, al precio de abajo.',
    offerSubject: ({ projectName }) => `Te ofrecemos renovar una licencia: ${projectName}`,
    toClient:
      'Después de su último día, una grabación ya no se puede usar. Para seguir usándola, renueva su licencia con un clic.',
    toAgency: (companyName) =>
      `Hay licencias de ${companyName} que terminan pronto. Les hemos avisado y pueden renovarlas con un clic.`,
    ends: ({ endsOn }) => `Último día: ${endsOn}`,
    renewal: ({ renewal }) => `Renovación: ${renewal === null ? 'a consultar' : `${renewal} sin IVA`}`,
    more: (count) => (count === 1 ? 'Y una más.' : `Y ${count} más.`),
    action: 'Ver las licencias',
  },
};

export const writeEnding =
  (locale: Locale): Write<EndingContent> =>
  (mail, href) => {
    const words = WORDS[locale];
    const { name, companyName, isAgency, isOffered, licences, more } = mail;
    const [first] = licences;
    if (!first) throw new Error('A reminder is of something');

    return {
      subject: isOffered ? words.offerSubject(first) : words.subject(mail, first),
      paragraphs: [
        words.hello(name),
        isAgency ? words.toAgency(companyName) : isOffered ? words.offered : words.toClient,
        ...(more > 0 ? [words.more(more)] : []),
      ],
      details: licences.map((licence) => ({
        label: `${licence.voice} · ${licence.projectName} · ${licence.character}`,
        text: [`${licence.media} · ${licence.territory}`, words.ends(licence), words.renewal(licence)],
      })),
      action: { label: words.action, href },
    };
  };
