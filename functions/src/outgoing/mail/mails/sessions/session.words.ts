import type { Locale } from '@domain/messages/locale.ts';
import type { DialIn } from '@domain/sessions/session-fields.ts';
import type { Write } from '../../define-mail.ts';
import type { MailText } from '../../layout.ts';

/** An event of a recording session; `script`: it has a new script; `left`: the reader no longer takes part. */
export type SessionOccasion = 'planned' | 'changed' | 'script' | 'cancelled' | 'left';

export interface SessionContent {
  readonly name: string;
  readonly character: string;
  readonly projectName: string;
  readonly languageName: string;
  /** Absent for the talent's own mail. */
  readonly talentPublicName: string | undefined;
  readonly engineerName: string;
  /** With its time zone. */
  readonly when: string;
  /** Empty: none. */
  readonly studio: string;
  readonly dialIn: DialIn;
  /** Current scripts, of the characters that have one. */
  readonly scripts: readonly { readonly title: string; readonly text: string }[];
  /** The accepted slot holds, although its session was cancelled. */
  readonly staysBooked: boolean;
  readonly occasion: SessionOccasion;
  /** Label of the button for a reader without a page; undefined: it opens the session. */
  readonly action?: string | undefined;
}

type Words = Readonly<
  Record<SessionOccasion, (mail: SessionContent) => Pick<MailText, 'subject' | 'paragraphs'>>
>;

const withEn = ({ talentPublicName: talent }: SessionContent) => (talent ? ` with ${talent}` : '');
const en: Words = {
  planned: (mail) => ({
    subject: `Recording session: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `The recording of “${mail.character}” for ${mail.projectName} (${mail.languageName})${withEn(mail)} is planned.`,
    ],
  }),
  changed: (mail) => ({
    subject: `Recording session changed: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `The recording session of “${mail.character}” for ${mail.projectName} (${mail.languageName})${withEn(mail)} has changed. This is how it is planned now.`,
    ],
  }),
  script: (mail) => ({
    subject: `New script: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `The script of “${mail.character}” for ${mail.projectName} (${mail.languageName})${withEn(mail)} has changed. This is the version that will be recorded.`,
    ],
  }),
  cancelled: (mail) => ({
    subject: `Recording session cancelled: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `The recording session of “${mail.character}” for ${mail.projectName} (${mail.languageName})${withEn(mail)} has been cancelled.`,
      ...(mail.staysBooked ? ['The time slot itself stays booked.'] : []),
    ],
  }),
  left: (mail) => ({
    subject: `No longer in the recording session: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `You no longer take part in the recording session of “${mail.character}” for ${mail.projectName}.`,
    ],
  }),
};

const withEs = ({ talentPublicName: talent }: SessionContent) => (talent ? ` con ${talent}` : '');
const es: Words = {
  planned: (mail) => ({
    subject: `Sesión de grabación: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `La grabación de «${mail.character}» para ${mail.projectName} (${mail.languageName})${withEs(mail)} está planificada.`,
    ],
  }),
  changed: (mail) => ({
    subject: `Cambio en la sesión de grabación: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `La sesión de grabación de «${mail.character}» para ${mail.projectName} (${mail.languageName})${withEs(mail)} ha cambiado. Así queda ahora.`,
    ],
  }),
  script: (mail) => ({
    subject: `Guion nuevo: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `El guion de «${mail.character}» para ${mail.projectName} (${mail.languageName})${withEs(mail)} ha cambiado. Esta es la versión que se grabará.`,
    ],
  }),
  cancelled: (mail) => ({
    subject: `Sesión de grabación cancelada: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `La sesión de grabación de «${mail.character}» para ${mail.projectName} (${mail.languageName})${withEs(mail)} se ha cancelado.`,
      ...(mail.staysBooked ? ['La franja horaria sigue reservada.'] : []),
    ],
  }),
  left: (mail) => ({
    subject: `Ya no participas en la sesión de grabación: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `Ya no participas en la sesión de grabación de «${mail.character}» para ${mail.projectName}.`,
    ],
  }),
};

const LABELS = {
  en: {
    when: 'When',
    engineer: 'Sound engineer',
    studio: 'Studio',
    join: 'How to join',
    open: 'Open the session',
  },
  es: {
    when: 'Cuándo',
    engineer: 'Técnico de sonido',
    studio: 'Estudio',
    join: 'Conexión',
    open: 'Abrir la sesión',
  },
} as const;

export const writeSession =
  (locale: Locale): Write<SessionContent> =>
  (mail, href) => {
    const labels = LABELS[locale];
    const { method, link } = mail.dialIn;
    const { occasion } = mail;
    const isComing = occasion === 'planned' || occasion === 'changed' || occasion === 'script';

    return {
      ...(locale === 'es' ? es : en)[occasion](mail),
      details: [
        { label: labels.when, text: mail.when },
        ...(isComing
          ? [
              { label: labels.engineer, text: mail.engineerName },
              ...(mail.studio === '' ? [] : [{ label: labels.studio, text: mail.studio }]),
              { label: labels.join, text: method },
              ...mail.scripts.map(({ title, text }) => ({ label: title, text })),
            ]
          : []),
      ],
      action: { label: mail.action ?? labels.open, href },
      ...(isComing && link !== '' && link !== href ? { aside: { label: method, href: link } } : {}),
    };
  };
