import type { Locale } from '@domain/messages/locale.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { isolate } from '@domain/values/direction.ts';
import { formatMoment, type ReaderClock } from '../../../../work/text/reader-zone.ts';
import type { SessionContent } from './session.words.ts';

const SCRIPT = {
  en: {
    title: (version: number, day: string) => `Script, version ${version} of ${day}`,
    asPdf: 'As PDF, in the session.',
    isPrivate: 'Private: in the session.',
  },
  es: {
    title: (version: number, day: string) => `Guion, versión ${version} del ${day}`,
    asPdf: 'En PDF, en la sesión.',
    isPrivate: 'Confidencial: en la sesión.',
  },
} as const;

/** Returns the current scripts, with version and date in the reader's zone, and with the character where there are several. */
export const formatScripts = (
  session: RecordingSession,
  clock: ReaderClock,
  locale: Locale,
): SessionContent['scripts'] => {
  const { title, asPdf, isPrivate } = SCRIPT[locale];
  const roles = getSessionRoles(session);

  return roles.flatMap(({ script, character }) => {
    if (!script || (script.text === '' && script.pdf === null)) return [];
    const day = formatMoment(new Date(script.writtenAt.toMillis()).toISOString(), clock, locale);
    const named = title(script.version, day);
    return [
      {
        title: roles.length > 1 ? `${isolate(character)}: ${named}` : named,
        text: script.isPrivate ? isPrivate : script.text === '' ? asPdf : script.text,
      },
    ];
  });
};
