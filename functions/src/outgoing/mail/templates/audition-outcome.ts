import type { FinalOutcome } from '@domain/auditions/outcomes.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

/** An audition's outcome, for its talent; never names others. */
export interface OutcomeMail {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly outcome: FinalOutcome;
}

interface Words {
  readonly subject: (mail: OutcomeMail) => string;
  readonly hello: (mail: OutcomeMail) => string;
  readonly view: Readonly<Record<FinalOutcome, (role: string, mail: OutcomeMail) => string>>;
  readonly role: (mail: OutcomeMail) => string;
  readonly action: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ outcome, projectName, character }) =>
      outcome === 'chosen'
        ? `You’ve been chosen: ${projectName}, ${character}`
        : `Your audition: ${projectName}, ${character}`,
    hello: ({ talentName }) => `Hello ${talentName},`,
    role: ({ character, projectName, languageName }) => `“${character}” in ${projectName} (${languageName})`,
    view: {
      chosen: (role, { agencyName }) =>
        `Good news: your voice has been chosen for ${role}. ${agencyName} will write to you about when to record.`,
      shortlisted: (role) =>
        `Your take for ${role} was approved: it’s among those the client liked best. You haven’t been booked for it so far. Thank you for the work you put into it.`,
      notChosen: (role) =>
        `Thank you for your audition for ${role}. This time it won’t be your voice. It says nothing about the next one, and we were glad to hear you.`,
      closed: (role) =>
        `The casting for ${role} has been closed, so there’s nothing left for you to send. Thank you for your time.`,
    },
    action: 'See your auditions',
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: ({ outcome, projectName, character }) =>
      outcome === 'chosen'
        ? `Te han elegido: ${projectName}, ${character}`
        : `Tu audición: ${projectName}, ${character}`,
    hello: ({ talentName }) => `Hola, ${talentName}:`,
    role: ({ character, projectName, languageName }) => `«${character}» de ${projectName} (${languageName})`,
    view: {
      chosen: (role, { agencyName }) =>
        `Buenas noticias: han elegido tu voz para ${role}. ${agencyName} te escribirá para acordar cuándo grabar.`,
      shortlisted: (role) =>
        `Tu toma para ${role} fue aprobada: está entre las que más gustaron. De momento no tienes reserva para este papel. Gracias por el trabajo que le dedicaste.`,
      notChosen: (role) =>
        `Gracias por tu audición para ${role}. Esta vez no será tu voz. No dice nada de la próxima, y nos alegró escucharte.`,
      closed: (role) =>
        `El casting para ${role} se ha cerrado, así que ya no hace falta que envíes nada. Gracias por tu tiempo.`,
    },
    action: 'Ver mis audiciones',
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

export const auditionOutcomeMail = (mail: OutcomeMail, locale: Locale, href: string): MailText => {
  const words = WORDS[locale];
  return {
    subject: words.subject(mail),
    paragraphs: [words.hello(mail), words.view[mail.outcome](words.role(mail), mail)],
    action: { label: words.action, href },
    footnote: words.footnote,
  };
};
