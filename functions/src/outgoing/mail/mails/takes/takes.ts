import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Project } from '@domain/projects/projects.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { readProject } from '../../../../work/collections/projects.ts';
import { readUser } from '../../../../work/collections/users.ts';
import type { Write } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';

export interface Takes {
  readonly name: string;
  readonly projectName: string;
  /** Number of takes nobody has heard. */
  readonly count: number;
  /** Number of requests declined in the hour. */
  readonly declined: number;
  /** From the agency that heard the takes first; absent: the hourly digest. */
  readonly message?: string;
}

interface Words {
  readonly takesSubject: (count: number) => string;
  readonly declinedSubject: (declined: number) => string;
  readonly greeting: (name: string) => string;
  readonly takes: (count: number, project: string) => string;
  readonly declined: (declined: number, project: string) => string;
  readonly frequency: string;
  readonly message: string;
  readonly hear: string;
  readonly choose: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    takesSubject: (count) => (count === 1 ? 'A take arrived' : `${count} takes to hear`),
    declinedSubject: (declined) => (declined === 1 ? 'A voice declined' : `${declined} voices declined`),
    greeting: (name) => `Hello ${name},`,
    takes: (count, project) =>
      count === 1
        ? `A take for ${project} is ready to hear.`
        : `${count} takes for ${project} are ready to hear.`,
    declined: (declined, project) =>
      declined === 1
        ? `A voice declined an audition for ${project}. The project suggests who to ask next.`
        : `${declined} voices declined auditions for ${project}. The project suggests who to ask next.`,
    message: 'From the agency',
    frequency: 'We send this once an hour at most.',
    hear: 'Hear the takes',
    choose: 'Open the project',
  },
  es: {
    takesSubject: (count) => (count === 1 ? 'Ha llegado una toma' : `${count} tomas por escuchar`),
    declinedSubject: (declined) =>
      declined === 1 ? 'Una voz ha dicho que no' : `${declined} voces han dicho que no`,
    greeting: (name) => `Hola, ${name}:`,
    takes: (count, project) =>
      count === 1
        ? `Hay una toma de ${project} por escuchar.`
        : `Hay ${count} tomas de ${project} por escuchar.`,
    declined: (declined, project) =>
      declined === 1
        ? `Una voz ha rechazado una audición de ${project}. En el proyecto verás a quién pedírsela ahora.`
        : `${declined} voces han rechazado audiciones de ${project}. En el proyecto verás a quién pedírselas ahora.`,
    message: 'De la agencia',
    frequency: 'Enviamos este aviso como mucho una vez por hora.',
    hear: 'Escuchar las tomas',
    choose: 'Abrir el proyecto',
  },
};

/** Returns the mail about takes to hear, refusals, or both. */
const writeTakes =
  (words: Words): Write<Takes> =>
  ({ name, projectName, count, declined, message }, href) => {
    const subject = count > 0 ? words.takesSubject(count) : words.declinedSubject(declined);

    return {
      subject: `${subject}: ${projectName}`,
      paragraphs: [
        words.greeting(name),
        ...(count > 0 ? [words.takes(count, projectName)] : []),
        ...(declined > 0 ? [words.declined(declined, projectName)] : []),
        ...(message === undefined ? [words.frequency] : []),
      ],
      ...(message ? { details: [{ label: words.message, text: message }] } : {}),
      action: { label: count > 0 ? words.hear : words.choose, href },
    };
  };

export const TAKES_TEXTS = { en: writeTakes(WORDS.en), es: writeTakes(WORDS.es) };

/** Returns a reader's project and its page; throws when they may no longer read it. */
export const readReader = async (
  uid: string,
  projectId: string,
): Promise<{ readonly project: Project; readonly href: string }> => {
  const [user, project] = await Promise.all([readUser(uid), readProject(projectId)]);
  if (!user || !project) throw new NoLongerNeeded();
  const reader = { uid, claims: getUserClaims(user, true), companyId: user.companyId };
  if (!mayRead(reader, 'projects', project)) throw new NoLongerNeeded();
  const area = user.companyId === project.companyId ? addresses.project : addresses.castingsProject;
  return { project, href: area.href(projectId, SELECTION_STEP) };
};
