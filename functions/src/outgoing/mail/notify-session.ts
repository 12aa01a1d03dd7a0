import { createHash } from 'node:crypto';
import type { Locale } from '@domain/messages/locale.ts';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import type { SessionReaderKind } from './mails/sessions/session.ts';
import type { SessionOccasion } from './mails/sessions/session.words.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

interface Reader {
  readonly kind: SessionReaderKind;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

const toMailKey = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22);

/** Deduplicates by address: the requester may also take part. */
const dedupe = (readers: readonly Reader[]): readonly Reader[] => [
  ...new Map([...readers].reverse().map((reader) => [reader.email.toLowerCase(), reader])).values(),
];

export const getReaders = async (
  work: Work,
  session: RecordingSession,
  contacts: readonly ParticipantContact[],
): Promise<readonly Reader[]> => {
  const [talent] = await readTalents([session.talentId], work);
  const [engineer, asker] = [
    await readUser(session.engineerId, work),
    await readUser(session.requestedBy, work),
  ];

  return dedupe([
    ...(talent
      ? [
          {
            kind: 'talent' as const,
            email: talent.email,
            name: talent.name,
            locale: talent.communicationLanguage,
          },
        ]
      : []),
    ...(engineer
      ? [
          {
            kind: 'engineer' as const,
            email: engineer.email,
            name: engineer.displayName,
            locale: engineer.locale,
          },
        ]
      : []),
    ...(asker
      ? [{ kind: 'asker' as const, email: asker.email, name: asker.displayName, locale: asker.locale }]
      : []),
    ...contacts.map(({ email, name, locale }) => ({
      kind: 'participant' as const,
      email,
      name,
      locale,
    })),
  ]);
};

/** Mails people about a session, once per revision. */
export const notifySession = (
  work: Work,
  { id, agencyId, revision }: Pick<RecordingSession, 'id' | 'agencyId' | 'revision'>,
  readers: readonly Reader[],
  occasion: SessionOccasion,
): void => {
  for (const { kind, email, name, locale } of readers)
    queueMail(work, `session_${id}_${revision}_${occasion}_${toMailKey(email)}`, {
      kind: 'session',
      to: email,
      locale,
      agencyId,
      params: { name, sessionId: id, to: kind, occasion },
    });
};

export const notifyChange = (
  work: Work,
  session: Pick<RecordingSession, 'id' | 'agencyId' | 'revision'>,
  { before, after }: { readonly before: readonly Reader[]; readonly after: readonly Reader[] },
): void => {
  const had = new Set(before.map(({ email }) => email.toLowerCase()));
  const has = new Set(after.map(({ email }) => email.toLowerCase()));
  const isIn = (all: ReadonlySet<string>) => (reader: Reader) => all.has(reader.email.toLowerCase());
  const left = before.filter((reader) => !isIn(has)(reader));

  notifySession(work, session, after.filter(isIn(had)), 'changed');

  notifySession(
    work,
    session,
    after.filter((reader) => !isIn(had)(reader)),
    'planned',
  );

  notifySession(work, session, left, 'left');
};
