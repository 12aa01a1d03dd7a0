import { formatFileMoment } from '@domain/deliveries/file-moment.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { Write } from '../../define-mail.ts';

/** An event of a delivered file. */
type Occasion = 'arrived' | 'withdrawn' | 'accepted' | 'revisionRequested';

export interface DeliveredFile {
  readonly name: string;
  readonly occasion: Occasion;
  readonly fileName: string;
  readonly version: number;
  readonly projectName: string;
  /** Number of other new files; absent: none. */
  readonly others?: number;
  /** What the client wants changed; absent: nothing. */
  readonly revision?: { readonly atMs: number | null; readonly note: string };
}

interface Words {
  readonly greeting: (name: string) => string;
  readonly subject: Readonly<Record<Occasion, string>>;
  readonly text: Readonly<Record<Occasion, string>>;
  readonly file: string;
  readonly version: (version: number) => string;
  readonly others: (count: number) => string;
  readonly project: string;
  readonly note: string;
  readonly at: (moment: string, note: string) => string;
  readonly open: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: {
      arrived: 'A file was delivered',
      withdrawn: 'A file was withdrawn',
      accepted: 'Delivery accepted',
      revisionRequested: 'Revision requested',
    },
    text: {
      arrived: 'A final file is ready. Download it, then accept it or request a revision.',
      withdrawn: 'The agency withdrew this file before you opened it. You don’t need to answer it.',
      accepted: 'The client has accepted this file.',
      revisionRequested:
        'The client would like a change in this file. Upload the new version under the same name.',
    },
    file: 'File',
    version: (version) => `version ${version}`,
    others: (count) => (count === 1 ? 'and another new file' : `and ${count} other new files`),
    project: 'Project',
    note: 'Requested change',
    at: (moment, note) => `At ${moment}: ${note}`,
    open: 'Open the session',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: {
      arrived: 'Ha llegado una entrega',
      withdrawn: 'Se ha retirado una entrega',
      accepted: 'Entrega aceptada',
      revisionRequested: 'Piden cambios en una entrega',
    },
    text: {
      arrived: 'Ya está listo un archivo final. Descárgalo y acéptalo o pide cambios.',
      withdrawn: 'La agencia ha retirado este archivo antes de que lo abrieras. No hace falta que respondas.',
      accepted: 'El cliente ha aceptado este archivo.',
      revisionRequested:
        'El cliente quiere un cambio en este archivo. Sube la nueva versión con el mismo nombre.',
    },
    file: 'Archivo',
    version: (version) => `versión ${version}`,
    others: (count) => (count === 1 ? 'y otro archivo nuevo' : `y otros ${count} archivos nuevos`),
    project: 'Proyecto',
    note: 'Cambio que piden',
    at: (moment, note) => `En ${moment}: ${note}`,
    open: 'Abrir la sesión',
  },
};

/** Returns the mail about a delivered file, to its client or about the client's answer. */
export const writeDelivery =
  (locale: Locale): Write<DeliveredFile> =>
  ({ name, occasion, fileName, version, projectName, revision, others = 0 }, href) => {
    const words = WORDS[locale];
    const note =
      revision &&
      (revision.atMs === null ? revision.note : words.at(formatFileMoment(revision.atMs), revision.note));

    return {
      subject: `${words.subject[occasion]}: ${projectName}`,
      paragraphs: [words.greeting(name), words.text[occasion]],
      details: [
        { label: words.project, text: projectName },
        {
          label: words.file,
          text: [fileName, words.version(version), ...(others > 0 ? [words.others(others)] : [])].join(', '),
        },
        ...(occasion === 'revisionRequested' && note ? [{ label: words.note, text: note }] : []),
      ],
      action: { label: words.open, href },
    };
  };
