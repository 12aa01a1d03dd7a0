import type { Locale } from '../messages/locale.ts';
import type { AgreementTerms } from './agreements.ts';
import { ACCEPTANCE_DAYS } from './papers.ts';

interface Parties {
  /** Legal name of the agency. */
  readonly agency: string;
  readonly talent: string;
}

const WORDS = {
  en: {
    parties: ({ agency, talent }: Parties) =>
      `${agency} issues the invoices for the work of ${talent} in the name and on behalf of ${talent} (self-billing).`,
    duty: ({ agency, talent }: Parties) =>
      `${talent} issues no invoices of their own for work that ${agency} has invoiced this way, and keeps their address, tax number and tax rates up to date here.`,
    open: (from: string) => `This applies to invoices from ${from} until either side ends it.`,
    limited: (from: string, through: string) => `This applies to invoices from ${from} through ${through}.`,
    answer: ({ talent }: Parties) =>
      `${talent} gets each invoice by email, and accepts or rejects it with a reason.`,
    silence: `An invoice that isn’t answered within ${ACCEPTANCE_DAYS} days is accepted.`,
    noSilence: 'An invoice counts as accepted only when it was accepted.',
    end: 'Either side can end this agreement at any time. Invoices issued before stay valid.',
  },
  es: {
    parties: ({ agency, talent }: Parties) =>
      `${agency} expide las facturas por el trabajo de ${talent} en nombre y por cuenta de ${talent} (facturación por el destinatario).`,
    duty: ({ agency, talent }: Parties) =>
      `${talent} no emite facturas propias por el trabajo que ${agency} haya facturado así, y mantiene al día aquí su dirección, su NIF y sus tipos impositivos.`,
    open: (from: string) =>
      `Se aplica a las facturas desde el ${from} hasta que una de las partes le ponga fin.`,
    limited: (from: string, through: string) =>
      `Se aplica a las facturas desde el ${from} hasta el ${through}.`,
    answer: ({ talent }: Parties) =>
      `${talent} recibe cada factura por correo electrónico y la acepta o la rechaza indicando el motivo.`,
    silence: `La factura que no se conteste en ${ACCEPTANCE_DAYS} días se considera aceptada.`,
    noSilence: 'Una factura solo se considera aceptada cuando se ha aceptado.',
    end: 'Cualquiera de las partes puede poner fin a este acuerdo en todo momento. Las facturas ya expedidas siguen siendo válidas.',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Returns the text of an agreement, a paragraph per line. */
export const writeAgreement = (
  parties: Parties,
  { from, through, silenceAccepts }: AgreementTerms,
  locale: Locale,
): string => {
  const words = WORDS[locale];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const formatDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

  return [
    words.parties(parties),
    through === null ? words.open(formatDay(from)) : words.limited(formatDay(from), formatDay(through)),
    words.duty(parties),
    words.answer(parties),
    silenceAccepts ? words.silence : words.noSilence,
    words.end,
  ].join('\n');
};
