import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['verify-email'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name }, href) => ({
    subject: 'Confirm your email',
    paragraphs: [`Hello ${name},`, 'Confirm that this address is yours to continue with your registration.'],
    action: { label: 'Confirm my email', href },
    footnote:
      'If you didn’t register, you can ignore this email. If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name }, href) => ({
    subject: 'Confirma tu correo',
    paragraphs: [`Hola, ${name}:`, 'Confirma que este correo es tuyo para seguir con tu registro.'],
    action: { label: 'Confirmar mi correo', href },
    footnote:
      'Si no te has registrado, ignora este mensaje. Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const verifyEmailMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
