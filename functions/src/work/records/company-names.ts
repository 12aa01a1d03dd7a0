import { FieldPath, type DocumentData } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getCollectionRef, readRecord, getRef, type CopiesOf } from '../copies/moment.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import { transact } from '../unit/transact.ts';
import { readKeptCompany } from './companies.ts';
import { toWords } from './new-project.ts';

const PAGE = 200;

interface Repeating {
  readonly collection: CollectionName;
  readonly field: string;
  readonly renamed: (stored: DocumentData, companyName: string) => object;
}

/**
 * Copies of a company's name. Sources come first, so concurrent writes aren't missed. Invoices, reports and messages keep the name of their
 * time. Renamed in pages, not at the flush: a company has more documents than a transaction can write.
 */
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
export const getRename = (collection: CollectionName): Repeating['renamed'] | undefined =>
  REPEATING.find((repeating) => repeating.collection === collection)?.renamed;

/** Returns the name copies of a project and its contents. A company that no longer works with the agency keeps its stored name. */
export const findCompanyNameCopies: CopiesOf = async (moment, id) => {
  const project = await readRecord<Project>(moment, 'projects', id);
  if (!project) return [];

  const { agencyId, companyId } = project;
  const company = await readRecord<Company>(moment, 'companies', companyId);
  const companyName = company?.agencyIds.includes(agencyId) ? company.name : project.companyName;

  const found = await Promise.all(
    REPEATING.map(async ({ collection, field, renamed }) => {
      const query = getCollectionRef(moment, collection).where('projectId', '==', id).select(field);
      const docs =
        collection === 'projects'
          ? [await moment.transaction.get(getRef(moment, collection, id))]
          : (await moment.transaction.get(query)).docs;

      return docs.map((snapshot) => {
        const expected = renamed(snapshot.data() ?? {}, companyName);
        const stored = Object.keys(expected).map((name) => [name, snapshot.get(name) as unknown]);
        return {
          ref: snapshot.ref,
          agencyIds: [agencyId],
          stored: Object.fromEntries(stored) as object,
          wanted: expected,
        };
      });
    }),
  );

  return found.flat();
};

/** Renames a page of an agency's documents; returns the next cursor. Undefined when done, or the agency doesn't work with the company. */
const renamePage = (
  companyId: string,
  agencyId: string,
  { collection, field, renamed }: Repeating,
  after: string | undefined,
): Promise<string | undefined> =>
  transact(async (work) => {
    const company = await readKeptCompany(companyId, work);
    if (!company?.agencyIds.includes(agencyId)) return undefined;

    const query = collectionRef(collection)
      .where('agencyId', '==', agencyId)
      .where('companyId', '==', companyId)
      .orderBy(FieldPath.documentId())
      .limit(PAGE);
    const { docs } = await work.transaction.get(after === undefined ? query : query.startAfter(after));
    for (const snapshot of docs)
      if (snapshot.get(field) !== company.name)
        work.transaction.update(snapshot.ref, { ...renamed(snapshot.data(), company.name) });

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
