import { Timestamp } from 'firebase-admin/firestore';
import type { CompanyMerge, MergeProgress } from '@domain/companies/companies.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { apartFromCall } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { billingIdOf } from '@domain/orders/company-billing.ts';
import type { Operation } from '../../operation.ts';
import { readCompanyBilling, storeCompanyBilling } from '../../records/billings.ts';
import { mergedInto, updateCompany } from '../../records/companies.ts';
import { createMerge, isBeingMergedInto, readMerge } from '../../records/company-merges.ts';
import { continueMerge } from './continue-merges.ts';
import { isShared, ownCompany } from './own-company.ts';
import { bothCompanies, obstacleOf } from './preview-merge.ts';

/** How long one call works on it, well below what the browser waits. In milliseconds. */
const ROUND_MS = 15_000;

/** A merge that was begun; undefined: none was. 404 for another agency’s, 409 for one into another company than is asked. */
const ownMerge = (
  caller: Caller,
  intoId: string,
  merge: CompanyMerge | undefined,
): CompanyMerge | undefined => {
  if (merge && merge.agencyId !== agencyOf(caller)) throw notFound();
  if (merge && merge.intoId !== intoId) throw new AppError(409, 'company.merged');
  return merge;
};

/** Decides what wins, and makes the old id lead to the company that stays; what hangs from it is moved afterwards. */
const begin = (caller: Caller, fromId: string, intoId: string): Promise<CompanyMerge> =>
  transact(async (transaction) => {
    const agencyId = agencyOf(caller);
    // Somebody began at the same moment: this call goes on with that.
    const begun = ownMerge(caller, intoId, await readMerge(fromId, transaction));
    if (begun) return begun;
    const [from, into] = await Promise.all([
      ownCompany(caller, fromId, transaction),
      ownCompany(caller, intoId, transaction),
    ]);
    if (isShared(from)) throw new AppError(409, 'company.shared');
    if (await isBeingMergedInto(fromId, transaction)) throw new AppError(409, 'company.merging');
    const [theirs, others, earlier] = await Promise.all([
      readCompanyBilling({ agencyId, companyId: intoId }, transaction),
      readCompanyBilling({ agencyId, companyId: fromId }, transaction),
      mergedInto(fromId, transaction),
    ]);
    const now = Timestamp.now();
    const merge: CompanyMerge = {
      ...{ id: fromId, agencyId, intoId, fromName: from.name, intoName: into.name },
      ...{ state: 'moving', moved: 0, startedBy: caller.realUid, startedAt: now, dueAt: now },
    };
    // No agency works with it any more, so nothing new begins with it; whoever has its id finds the other one.
    updateCompany(transaction, fromId, { agencyIds: [], mergedInto: intoId });
    for (const id of earlier) updateCompany(transaction, id, { mergedInto: intoId });
    if (others && !theirs)
      storeCompanyBilling(transaction, { ...others, id: billingIdOf(agencyId, intoId), companyId: intoId });
    createMerge(transaction, merge);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'companies.merge',
      subject: `companies/${fromId}`,
      before: { name: from.name, companyType: from.companyType },
      after: { mergedInto: intoId, name: into.name, billing: theirs ? 'stays' : others ? 'moves' : 'none' },
    });
    return merge;
  });

const told = ({ id, intoId, fromName, intoName, moved, state }: CompanyMerge): MergeProgress => ({
  ...{ id, intoId, fromName, intoName, moved, state },
});

/**
 * Merges a company into another one, or continues with it. What is left after this call is moved by the next one, or by the
 * clock. 409 where the company is another agency’s as well, is being merged into, or became part of another one than is asked.
 */
export const mergeCompanies: Operation<'companies.merge'> = async ({
  caller,
  params: { id },
  body: { into },
}) => {
  if (!ownMerge(caller, into, await readMerge(id))) {
    const { from } = await bothCompanies(caller, id, into);
    const obstacle = await obstacleOf(from, agencyOf(caller));
    if (obstacle) throw new AppError(409, `company.${obstacle}`);
    await begin(caller, id, into);
  }
  // What is moved is found anew by whoever asks again, and is no step of this call.
  await apartFromCall(() => continueMerge(id, Date.now() + ROUND_MS));
  const now = await readMerge(id);
  if (!now) throw notFound();
  return told(now);
};
