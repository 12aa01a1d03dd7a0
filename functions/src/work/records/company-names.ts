import { FieldPath } from 'firebase-admin/firestore';
import { collectionRef } from '../../platform/firestore/db.ts';
import { transact } from '../unit/transact.ts';
import { readKeptCompany } from '../collections/companies.ts';
import { type Repeating, REPEATING } from '../collections/company-names.ts';

const PAGE = 200;

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
