import { DateTime } from 'luxon';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['audition-request'];

const MAX_SECONDS = AUDIO_LIMITS.audition.maxSeconds;

const deadlineText = (iso: string, locale: Locale): string =>
  `${DateTime.fromISO(iso, { zone: 'utc' }).setLocale(locale).toLocaleString(DateTime.DATETIME_FULL)}`;

const languageName = (alpha3: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(alpha3) ?? alpha3;

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: (params, href) => ({
    subject: `Audition request: ${params.projectName}, ${params.character}`,
    paragraphs: [
      `Hello ${params.talentName},`,
      `You are invited to audition for the character "${params.character}" of ${params.projectName} in ${languageName(params.language, 'en')}.`,
      `Send your audition before ${deadlineText(params.deadline, 'en')}. You upload one MP3 of at most ${MAX_SECONDS} seconds; it works from a phone.`,
    ],
    action: { label: 'Submit your audition', href },
    footnote:
      'The page asks for the email address that this invitation went to. If the button does not work, copy this address:',
  }),
  es: (params, href) => ({
    subject: `Solicitud de audición: ${params.projectName}, ${params.character}`,
    paragraphs: [
      `Hola, ${params.talentName}:`,
      `Te invitamos a la audición del personaje «${params.character}» de ${params.projectName} en ${languageName(params.language, 'es')}.`,
      `Envía tu audición antes del ${deadlineText(params.deadline, 'es')}. Se sube un solo MP3 de ${MAX_SECONDS} segundos como máximo; también desde el móvil.`,
    ],
    action: { label: 'Enviar mi audición', href },
    footnote:
      'La página te pedirá el correo al que llegó esta invitación. Si el botón no funciona, copia esta dirección:',
  }),
};

export const auditionRequestMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
