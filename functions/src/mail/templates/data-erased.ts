import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['data-erased'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name }, href) => ({
    subject: 'Your data has been deleted',
    paragraphs: [
      `Hello ${name},`,
      'As you requested and your agencies confirmed, your account, your profile, your demos and your auditions have been deleted.',
      'What the law on business records requires stays: signed reports of recording sessions, orders and payments.',
      'This is the last email you’ll get from us.',
    ],
    action: { label: 'Contact us', href },
    footnote: 'If the button doesn’t work, write to:',
  }),
  es: ({ name }, href) => ({
    subject: 'Hemos eliminado tus datos',
    paragraphs: [
      `Hola, ${name}:`,
      'Como pediste y tus agencias han confirmado, hemos eliminado tu cuenta, tu perfil, tus demos y tus audiciones.',
      'Queda lo que exige la ley sobre documentación mercantil: los informes firmados de las sesiones de grabación, los pedidos y los pagos.',
      'Este es el último correo que recibirás de nosotros.',
    ],
    action: { label: 'Escríbenos', href },
    footnote: 'Si el botón no funciona, escribe a:',
  }),
};

/** The last mail to somebody whose data is gone. */
export const dataErasedMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
