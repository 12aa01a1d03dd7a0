import type { AgreedBookingTerms, NoticeStep } from '@domain/bookings/booking-terms.ts';
import type { Locale } from '@domain/messages/locale.ts';

interface TermsTexts {
  readonly free: string;
  readonly step: (step: NoticeStep) => string;
  readonly move: (days: number) => string;
  readonly excuses: Readonly<Record<'illness' | 'forceMajeure' | 'both', string>>;
}

const TERMS_TEXTS: Readonly<Record<Locale, TermsTexts>> = {
  en: {
    free: 'Cancelling and moving this booking is free.',
    step: ({ underHours, sessionPercent, usagePercent, studio }) =>
      `Cancelling with under ${underHours} working hours of notice costs ${sessionPercent}% of the session fee` +
      `${usagePercent > 0 ? ` and ${usagePercent}% of the fee for use` : ''}` +
      `${studio === 'keep' ? ', and the client pays studio and engineer' : ''}.`,
    move: (days) => `A move by at most ${days} ${days === 1 ? 'day' : 'days'} is free.`,
    excuses: {
      illness: 'Illness is free.',
      forceMajeure: 'Force majeure is free.',
      both: 'Illness and force majeure are free.',
    },
  },
  es: {
    free: 'Cancelar esta reserva o cambiar su fecha es gratis.',
    step: ({ underHours, sessionPercent, usagePercent, studio }) =>
      `Cancelar con menos de ${underHours} horas laborables de antelación cuesta el ${sessionPercent} % de la tarifa de sesión` +
      `${usagePercent > 0 ? ` y el ${usagePercent} % de la tarifa por uso` : ''}` +
      `${studio === 'keep' ? ', y el cliente paga estudio y técnico' : ''}.`,
    move: (days) => `Un cambio de fecha de como máximo ${days} ${days === 1 ? 'día' : 'días'} es gratis.`,
    excuses: {
      illness: 'Por enfermedad es gratis.',
      forceMajeure: 'Por fuerza mayor es gratis.',
      both: 'Por enfermedad o fuerza mayor es gratis.',
    },
  },
};

/** Returns a booking's terms as printed sentences, the longest notice first. */
export const listTerms = (terms: AgreedBookingTerms | undefined, locale: Locale): readonly string[] => {
  const texts = TERMS_TEXTS[locale];
  if (!terms || terms.steps.length === 0) return [texts.free];

  const { steps, moveDays, excuses } = terms;
  const [excuse] = excuses;

  return [
    ...[...steps].sort((a, b) => b.underHours - a.underHours).map(texts.step),
    ...(moveDays > 0 ? [texts.move(moveDays)] : []),
    ...(excuse ? [texts.excuses[excuses.length > 1 ? 'both' : excuse]] : []),
  ];
};
