import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { bucket } from '../../../platform/firestore/db.ts';
import { removeFile } from '../../../platform/storage/files.ts';
import { getPersonalRecords } from './personal-records.ts';
import type { Person } from './person.ts';
import { findDocuments } from './store.ts';

/** Folder of takes, below the name of their entry, `{castingId}_{voiceId}_{talentId}`. */
const TAKES = 'auditions/';

const getPaths = (documents: readonly QueryDocumentSnapshot[], field: string): readonly string[] =>
  documents.map((document) => document.get(field) as unknown).filter((path) => typeof path === 'string');

/** Returns the paths of a person's files: those in records, and those in the folders of their demos and auditions, which records may omit. */
export const findFiles = async (person: Person): Promise<ReadonlySet<string>> => {
  const paths = new Set<string>();
  for (const kind of getPersonalRecords(person.scope)) {
    if (!kind.audio) continue;
    for await (const documents of findDocuments(kind, person)) {
      for (const path of getPaths(documents, kind.audio)) paths.add(path);
    }
  }

  const [demos] = await bucket().getFiles({ prefix: `demos/${person.uid}/` });
  const [takes] = await bucket().getFiles({ prefix: TAKES });

  for (const { name } of demos) paths.add(name);
  for (const { name } of takes) if (name.split('/')[1]?.endsWith(`_${person.uid}`)) paths.add(name);

  return paths;
};

/** Deletes files; missing ones are ignored. */
export const deleteFiles = async (paths: Iterable<string>): Promise<void> => {
  for (const path of paths) await removeFile(path);
};
