import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { auditRecords } from '../../../work/unit/audit.ts';
import { collectionRef } from '../../../platform/firestore/db.ts';
import { getPersonalRecords } from './personal-records.ts';
import { separate } from './mentions.ts';
import type { Person } from './person.ts';
import { findDocuments, getPages, withCompanion } from './store.ts';

/** Values that one query may name with `in`. */
const VALUES_MAX = 30;

type Pages = AsyncGenerator<readonly QueryDocumentSnapshot[]>;

const queryAgencies = (collection: CollectionName, { agencyIds }: Person): readonly Query[] =>
  agencyIds.map((agencyId) => collectionRef(collection).where('agencyId', '==', agencyId));

/** Yields audit records that may mention a person, in pages: their agencies', and elsewhere their actions and records. May contain duplicates. */
export async function* findEntriesAbout(person: Person, records: ReadonlySet<string>): Pages {
  const audit = auditRecords();
  const subjects = [...records];
  const queries = [
    ...queryAgencies('audit', person),
    audit.where('by', '==', person.uid),
    audit.where('as', '==', person.uid),
  ];

  for (let start = 0; start < subjects.length; start += VALUES_MAX)
    queries.push(audit.where('subject', 'in', subjects.slice(start, start + VALUES_MAX)));
  for (const query of queries) yield* getPages(query);
}

export const getRecordPaths = async (person: Person): Promise<ReadonlySet<string>> => {
  const paths = new Set<string>();
  for (const kind of getPersonalRecords(person.scope)) {
    for await (const documents of findDocuments(kind, person)) {
      const all = kind.companion ? await withCompanion(documents, kind.companion) : documents;
      for (const { ref } of all) paths.add(ref.path);
    }
  }
  return paths;
};

/** Returns whether an audit record concerns a person's talent role; their other actions and names stay. */
const isAboutTalent = (
  subject: string,
  values: Readonly<Record<string, unknown>>,
  { uid }: Person,
  records: ReadonlySet<string>,
): boolean => {
  const [collection = ''] = subject.split('/');
  const isTalents = getPersonalRecords('talent').some((kind) => kind.collection === collection);
  const namesPerson = (value: unknown) => (value as { talentId?: unknown } | null)?.talentId === uid;
  return (
    records.has(subject) || (isTalents && subject.includes(uid)) || Object.values(values).some(namesPerson)
  );
};

/** Splits an audit record into what it contains about a person and its remaining values. */
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
  // Records of the request contain no names and prove that it was carried out.
  if (subject.startsWith('deletionRequests/')) return separate(values, person);

  const isAbout =
    person.scope === 'talent'
      ? isAboutTalent(subject, values, person, records)
      : subject.includes(person.uid) ||
        records.has(subject) ||
        [entry.get('by'), entry.get('as')].includes(person.uid);
  if (!isAbout) return person.scope === 'talent' ? { rest: values, said: [] } : separate(values, person);

  const texts = [values.before, values.after].filter((value) => value !== null);

  return { rest: texts.length === 0 ? values : { before: null, after: null }, said: texts };
};
