import { FieldPath, type DocumentData } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Project } from '@domain/projects/projects.ts';
import { collectionRef } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { readKeptCompany } from './companies.ts';
import { toWords } from './new-project.ts';

const PAGE = 200;

interface Repeating {
  readonly collection: CollectionName;
  readonly field: string;
  readonly renamed: (stored: DocumentData, companyName: string) => object;
}

/** Copies of a company's name. Sources come first, so concurrent writes aren't missed. Invoices, reports and messages keep the name of their time. */
const REPEATING: readonly Repeating[] = [
  {
    collection: 'projects',
    field: 'companyName',
    renamed: (stored, companyName) => ({
      companyName,
      words: toWords({ ...(stored as Project), companyName }),
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

/** Returns how a collection's documents change with their company's name; undefined when they have no copy. */
export const renamedIn = (collection: CollectionName): Repeating['renamed'] | undefined =>
  REPEATING.find((one) => one.collection === collection)?.renamed;

/**
 * Renames a page of an agency's documents to the company's current name. Returns the cursor of the
 * next page; undefined when done, or the agency doesn't work with the company.
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
    const own = collectionRef(collection)
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

/** Updates all copies of a company's name in its agencies, in pages. Idempotent, resumable and safe to run concurrently. */
export const renameCopies = async (companyId: string): Promise<void> => {
  const company = await readKeptCompany(companyId);
  for (const agencyId of company?.agencyIds ?? [])
    for (const repeating of REPEATING) {
      let after: string | undefined;
      do after = await renamePage(companyId, agencyId, repeating, after);
      while (after !== undefined);
    }
};
