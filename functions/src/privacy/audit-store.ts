import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { auditRecords } from '../firestore/audit.ts';
import { collectionOf } from '../firestore/db.ts';
import { personalRecordsIn } from './personal-records.ts';
import { separate } from './mentions.ts';
import type { Person } from './person.ts';
import { documentsOf, pagesOf, withCompanion } from './store.ts';

/** Values that one query may name with `in`. */
const VALUES_MAX = 30;

type Pages = AsyncGenerator<readonly QueryDocumentSnapshot[]>;

const ofAgencies = (collection: CollectionName, { agencyIds }: Person): readonly Query[] =>
  agencyIds.map((agencyId) => collectionOf(collection).where('agencyId', '==', agencyId));

/**
 * Entries of the audit that can say something about somebody, page by page: everything of their agencies, and elsewhere
 * what they did and what was done to their records. The same one may come more than once.
 */
export async function* entriesAbout(person: Person, records: ReadonlySet<string>): Pages {
  const audit = auditRecords();
  const subjects = [...records];
  const queries = [
    ...ofAgencies('audit', person),
    audit.where('by', '==', person.uid),
    audit.where('as', '==', person.uid),
  ];
  for (let at = 0; at < subjects.length; at += VALUES_MAX)
    queries.push(audit.where('subject', 'in', subjects.slice(at, at + VALUES_MAX)));
  for (const query of queries) yield* pagesOf(query);
}

/** Mails that agencies of somebody sent, page by page. */
export async function* mailsBy(person: Person): Pages {
  for (const query of ofAgencies('mail', person)) yield* pagesOf(query);
}

/** Paths of all records about somebody: the subjects of what the audit keeps about them. */
export const recordPathsOf = async (person: Person): Promise<ReadonlySet<string>> => {
  const paths = new Set<string>();
  for (const kind of personalRecordsIn(person.scope)) {
    for await (const documents of documentsOf(kind, person)) {
      const all = kind.companion ? await withCompanion(documents, kind.companion) : documents;
      for (const { ref } of all) paths.add(ref.path);
    }
  }
  return paths;
};

/** Whether an entry is about what somebody has, or had, as a talent: what else they did and are called stays. */
const isAboutTalent = (
  subject: string,
  values: Readonly<Record<string, unknown>>,
  { uid }: Person,
  records: ReadonlySet<string>,
): boolean => {
  const [collection = ''] = subject.split('/');
  const isTalents = personalRecordsIn('talent').some((kind) => kind.collection === collection);
  const namesThem = (value: unknown) => (value as { talentId?: unknown } | null)?.talentId === uid;
  return (
    records.has(subject) || (isTalents && subject.includes(uid)) || Object.values(values).some(namesThem)
  );
};

/** What an entry of the audit says about somebody, and what is left of its values without that. */
export const separateEntry = (
  entry: QueryDocumentSnapshot,
  person: Person,
  records: ReadonlySet<string>,
): ReturnType<typeof separate> => {
  const values = {
    before: (entry.get('before') ?? null) as unknown,
    after: (entry.get('after') ?? null) as unknown,
  };
  const subject = String(entry.get('subject'));
  // What became of the request itself names nobody, and proves that it was carried out.
  if (subject.startsWith('deletionRequests/')) return separate(values, person);
  const isAbout =
    person.scope === 'talent'
      ? isAboutTalent(subject, values, person, records)
      : subject.includes(person.uid) ||
        records.has(subject) ||
        [entry.get('by'), entry.get('as')].includes(person.uid);
  if (!isAbout) return person.scope === 'talent' ? { rest: values, said: [] } : separate(values, person);
  const said = [values.before, values.after].filter((value) => value !== null);
  return { rest: said.length === 0 ? values : { before: null, after: null }, said };
};
