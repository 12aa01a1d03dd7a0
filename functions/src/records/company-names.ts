import { FieldPath, type DocumentData } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Project } from '@domain/projects/projects.ts';
import { collectionOf } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { readKeptCompany } from './companies.ts';
import { wordsOf } from './new-project.ts';

/** Documents renamed at once. */
const PAGE = 200;

/** A collection whose documents repeat the name of their company. */
interface Repeating {
  readonly collection: CollectionName;
  /** Where they say it. */
  readonly field: string;
  /** What a document says once its company has another name. */
  readonly renamed: (stored: DocumentData, companyName: string) => object;
}

/**
 * What repeats the name of its company. What others take the name from goes before them, so that nothing made meanwhile is
 * passed over. Invoices, reports and messages to an agency keep the name of their day.
 */
const REPEATING: readonly Repeating[] = [
  {
    collection: 'projects',
    field: 'companyName',
    renamed: (stored, companyName) => ({
      companyName,
      words: wordsOf({ ...(stored as Project), companyName }),
    }),
  },
  {
    collection: 'castings',
    field: 'project.companyName',
    renamed: (_stored, companyName) => ({ 'project.companyName': companyName }),
  },
  {
    collection: 'soldLicences',
    field: 'companyName',
    renamed: (_stored, companyName) => ({ companyName }),
  },
];

/** What documents of a collection say once their company has another name; undefined: they do not repeat it. */
export const renamedIn = (collection: CollectionName): Repeating['renamed'] | undefined =>
  REPEATING.find((one) => one.collection === collection)?.renamed;

/**
 * Makes a page of an agency's documents say what their company is called at that moment. Answers behind which document the next
 * page begins; undefined: there is none, or the agency does not work with the company.
 */
const renamePage = (
  companyId: string,
  agencyId: string,
  { collection, field, renamed }: Repeating,
  after: string | undefined,
): Promise<string | undefined> =>
  transact(async (transaction) => {
    const company = await readKeptCompany(companyId, transaction);
    if (!company?.agencyIds.includes(agencyId)) return undefined;
    const own = collectionOf(collection)
      .where('agencyId', '==', agencyId)
      .where('companyId', '==', companyId)
      .orderBy(FieldPath.documentId())
      .limit(PAGE);
    const { docs } = await transaction.get(after === undefined ? own : own.startAfter(after));
    for (const snapshot of docs)
      if (snapshot.get(field) !== company.name)
        transaction.update(snapshot.ref, { ...renamed(snapshot.data(), company.name) });
    return docs.length === PAGE ? docs.at(-1)?.id : undefined;
  });

/**
 * Makes everything that repeats the name of a company say what it is called by now, in the agencies that it works with, page by
 * page. Safe to repeat, to break off and to run twice at once.
 */
export const renameCopies = async (companyId: string): Promise<void> => {
  const company = await readKeptCompany(companyId);
  for (const agencyId of company?.agencyIds ?? [])
    for (const repeating of REPEATING) {
      let after: string | undefined;
      do after = await renamePage(companyId, agencyId, repeating, after);
      while (after !== undefined);
    }
};
