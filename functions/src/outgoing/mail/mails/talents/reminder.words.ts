import type { Locale } from '@domain/messages/locale.ts';
import type { Write } from '../../define-mail.ts';

/** A talent's pending request. Everything is in the reader's language and zone. */
export interface ReminderTask {
  readonly kind: 'audition' | 'availability';
  readonly character: string;
  readonly languageName: string;
  readonly deadline: string;
  readonly href: string;
}

export interface Reminder {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  /** Most urgent first. */
  readonly tasks: readonly ReminderTask[];
}

interface Words {
  readonly subject: (mail: Reminder) => string;
  readonly hello: (mail: Reminder) => string;
  readonly lead: (mail: Reminder) => string;
  readonly label: Readonly<Record<ReminderTask['kind'], (task: ReminderTask) => string>>;
  readonly action: Readonly<Record<ReminderTask['kind'], string>>;
  readonly further: (action: string, task: ReminderTask) => string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ projectName, tasks }) =>
      tasks.length === 1
        ? `Reminder: ${projectName}, ${tasks[0]?.character ?? ''}`
        : `Reminder: ${projectName}`,
    hello: ({ talentName }) => `Hello ${talentName},`,
    lead: ({ agencyName, projectName }) =>
      `${agencyName} is still waiting to hear from you about ${projectName}, and time is getting short.`,
    label: {
      audition: ({ character, languageName }) => `Audition for “${character}” (${languageName}), due by`,
      availability: ({ character, languageName }) =>
        `When you can record “${character}” (${languageName}), before`,
    },
    action: { audition: 'Submit your audition', availability: 'Choose a slot' },
    further: (action, { character, languageName }) => `${action}: “${character}” (${languageName})`,
    footnote: 'These links are yours alone: please don’t pass them on.',
  },
  es: {
    subject: ({ projectName, tasks }) =>
      tasks.length === 1
        ? `Recordatorio: ${projectName}, ${tasks[0]?.character ?? ''}`
        : `Recordatorio: ${projectName}`,
    hello: ({ talentName }) => `Hola, ${talentName}:`,
    lead: ({ agencyName, projectName }) =>
      `${agencyName} sigue esperando tu respuesta sobre ${projectName} y queda poco tiempo.`,
    label: {
      audition: ({ character, languageName }) => `Audición para «${character}» (${languageName}), hasta el`,
      availability: ({ character, languageName }) =>
        `Cuándo puedes grabar «${character}» (${languageName}), antes del`,
    },
    action: { audition: 'Enviar mi audición', availability: 'Elegir una franja' },
    further: (action, { character, languageName }) => `${action}: «${character}» (${languageName})`,
    footnote: 'Estos enlaces son solo tuyos: no los compartas.',
  },
};

const writeReminder =
  (words: Words): Write<Reminder> =>
  (mail, href) => {
    const [first, ...reminderTasks] = mail.tasks;
    if (!first) throw new Error('A reminder is of something');

    return {
      subject: words.subject(mail),
      paragraphs: [words.hello(mail), words.lead(mail)],
      details: mail.tasks.map((task) => ({ label: words.label[task.kind](task), text: task.deadline })),
      action: {
        label:
          reminderTasks.length === 0
            ? words.action[first.kind]
            : words.further(words.action[first.kind], first),
        href,
      },
      further: reminderTasks.map((task) => ({
        label: words.further(words.action[task.kind], task),
        href: task.href,
      })),
      footnote: words.footnote,
    };
  };

export const REMINDER_TEXTS = { en: writeReminder(WORDS.en), es: writeReminder(WORDS.es) };
