import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HOLDINGS } from './holdings.ts';
import { separate } from './mentions.ts';
import type { Person } from './person.ts';
import { documentsOf, withBeside } from './store.ts';

/** Paths of all records about somebody: the subjects of what the audit keeps about them. */
export const recordPathsOf = async (person: Person): Promise<ReadonlySet<string>> => {
  const paths = new Set<string>();
  for (const holding of HOLDINGS) {
    for await (const documents of documentsOf(holding, person)) {
      const all = holding.beside ? await withBeside(documents, holding.beside) : documents;
      for (const { ref } of all) paths.add(ref.path);
    }
  }
  return paths;
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
    subject.includes(person.uid) ||
    records.has(subject) ||
    [entry.get('by'), entry.get('as')].includes(person.uid);
  if (!isAbout) return separate(values, person);
  const said = [values.before, values.after].filter((value) => value !== null);
  return { rest: said.length === 0 ? values : { before: null, after: null }, said };
};
