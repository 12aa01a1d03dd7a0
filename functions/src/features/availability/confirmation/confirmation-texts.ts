import type { Locale } from '@domain/messages/locale.ts';

interface ConfirmationTexts {
  readonly title: string;
  readonly lead: (agency: string, client: string, talent: string) => string;
  readonly project: string;
  readonly brand: string;
  readonly character: string;
  readonly language: string;
  readonly talent: string;
  readonly client: string;
  readonly when: string;
  readonly use: string;
  readonly amount: string;
  readonly session: string;
  readonly minimum: string;
  readonly exclusive: (category: string, territory: string, day: string) => string;
  readonly fee: string;
  readonly share: (rate: string) => string;
  readonly afterShare: string;
  readonly beforeTaxes: string;
  readonly terms: string;
  readonly synthetic: string;
  readonly noSynthetic: string;
  readonly takeAllowed: string;
  readonly demoAllowed: (demo: string) => string;
  readonly sealed: (moment: string) => string;
  readonly reason: string;
  readonly page: (page: number, of: number) => string;
}

export const CONFIRMATION_TEXTS: Readonly<Record<Locale, ConfirmationTexts>> = {
  en: {
    title: 'Booking confirmation',
    lead: (agency, client, talent) => `${agency} confirms the booking of ${talent} for ${client}.`,
    project: 'Project',
    brand: 'Brand',
    character: 'Character',
    language: 'Language',
    talent: 'Voice',
    client: 'Client',
    when: 'Recording',
    use: 'Use',
    amount: 'Amount',
    session: 'Recording session',
    minimum: 'Supplement to the minimum fee',
    exclusive: (category, territory, day) => `Exclusivity: ${category} · ${territory} · through ${day}`,
    fee: 'Fee',
    share: (rate) => `Agency share ${rate}`,
    afterShare: 'After the share',
    beforeTaxes: 'Amounts are before taxes.',
    terms: 'Cancelling and moving',
    synthetic: 'Synthetic voice',
    noSynthetic:
      'No synthetic voice may be made from the recordings of this booking, or trained on them, unless the voice agrees to it separately.',
    takeAllowed: 'The voice has allowed a synthetic voice to be made from the audition for this role.',
    demoAllowed: (demo) => `The voice has allowed a synthetic voice to be made from the demo “${demo}”.`,
    sealed: (moment) => `Sealed on ${moment}. Any change to this file breaks its seal.`,
    reason: 'Confirmation of a booking',
    page: (page, of) => `Page ${page} of ${of}`,
  },
  es: {
    title: 'Confirmación de reserva',
    lead: (agency, client, talent) => `${agency} confirma la reserva de ${talent} para ${client}.`,
    project: 'Proyecto',
    brand: 'Marca',
    character: 'Personaje',
    language: 'Idioma',
    talent: 'Voz',
    client: 'Cliente',
    when: 'Grabación',
    use: 'Uso',
    amount: 'Importe',
    session: 'Sesión de grabación',
    minimum: 'Suplemento hasta el mínimo',
    exclusive: (category, territory, day) => `Exclusividad: ${category} · ${territory} · hasta el ${day}`,
    fee: 'Honorarios',
    share: (rate) => `Comisión de la agencia ${rate}`,
    afterShare: 'Tras la comisión',
    beforeTaxes: 'Importes sin impuestos.',
    terms: 'Cancelación y cambio de fecha',
    synthetic: 'Voz sintética',
    noSynthetic:
      'No se puede crear ni entrenar una voz sintética con las grabaciones de esta reserva, salvo que la voz lo autorice aparte.',
    takeAllowed: 'La voz ha permitido que se haga una voz sintética a partir de la prueba para este papel.',
    demoAllowed: (demo) => `La voz ha permitido que se haga una voz sintética a partir de la demo «${demo}».`,
    sealed: (moment) => `Sellado el ${moment}. Cualquier cambio en este archivo rompe su sello.`,
    reason: 'Confirmación de una reserva',
    page: (page, of) => `Página ${page} de ${of}`,
  },
};
