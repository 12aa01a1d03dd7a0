import type { DocumentData } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getCollectionRef, readRecord, getRef, type CopiesOf } from '../copies/moment.ts';
import { toWords } from './new-project.ts';

export interface Repeating {
  readonly collection: CollectionName;
  readonly field: string;
  readonly renamed: (stored: DocumentData, companyName: string) => object;
}

/**
 * Copies of a company's name. Sources come first, so concurrent writes aren't missed. Invoices, reports and messages keep the name of their
 * time. Renamed in pages, not at the flush: a company has more documents than a transaction can write.
 */
export const REPEATING: readonly Repeating[] = [
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
