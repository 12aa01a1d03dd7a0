import { Timestamp } from 'firebase-admin/firestore';
import type { CompanyMerge, MergeProgress } from '@domain/companies/companies.ts';
import { findCompanyPeople } from '../../common/people/company-people.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { toBillingId } from '@domain/orders/company-billing.ts';
import { billings, readCompanyBilling } from '../../work/collections/billings.ts';
import { companies, findMergedCompanies } from '../../work/collections/companies.ts';
import { companyMerges, isBeingMergedInto, readMerge } from '../../work/collections/company-merges.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { continueMerge } from './continue-merges.ts';
import { notifyOfMerge } from './merged-people.ts';
import { isShared, requireOwnCompany } from './require-own-company.ts';
import { readMergedCompanies, getObstacle } from './preview-merge.ts';

/** Time limit of one call, well below the browser's. In milliseconds. */
const ROUND_MS = 15_000;

/** Returns a merge under way, or undefined. 404: another agency's. 409: into a different company than requested. */
const requireOwnMerge = (
  caller: Caller,
  intoId: string,
  merge: CompanyMerge | undefined,
): CompanyMerge | undefined => {
  if (merge && merge.agencyId !== getAgency(caller)) throw notFound();
  if (merge && merge.intoId !== intoId) throw new AppError(409, 'company.merged');
  return merge;
};

/** Starts a merge: resolves conflicts and redirects the old id to the remaining company; dependent records are moved later. */
const begin = (step: Step, caller: Caller, fromId: string, intoId: string): Promise<CompanyMerge> =>
  step(
    async (work) => {
      const agencyId = getAgency(caller);
      // A merge started concurrently: this call continues it.
      const begun = requireOwnMerge(caller, intoId, await readMerge(fromId, work));
      if (begun) return begun;

      const [from, into] = await Promise.all([
        requireOwnCompany(caller, fromId, work),
        requireOwnCompany(caller, intoId, work),
      ]);
      if (isShared(from)) throw new AppError(409, 'company.shared');
      if (await isBeingMergedInto(fromId, work)) throw new AppError(409, 'company.merging');

      const [fromPeople, intoPeople, companyBilling, formerBilling, earlier] = await Promise.all([
        findCompanyPeople(fromId, agencyId, work),
        findCompanyPeople(intoId, agencyId, work),
        readCompanyBilling({ agencyId, companyId: intoId }, work),
        readCompanyBilling({ agencyId, companyId: fromId }, work),
        findMergedCompanies(fromId, work),
      ]);

      const now = Timestamp.now();

      const merge: CompanyMerge = {
        id: fromId,
        agencyId,
        intoId,
        fromName: from.name,
        intoName: into.name,
        state: 'moving',
        moved: 0,
        startedBy: caller.realUid,
        startedAt: now,
        dueAt: now,
      };

      // Without agencies nothing new starts with it; its id resolves to the other company.
      work.updateById(companies, fromId, { agencyIds: [], mergedInto: intoId });
      for (const id of earlier) work.updateById(companies, id, { mergedInto: intoId });
      if (formerBilling && !companyBilling)
        work.set(billings, { ...formerBilling, id: toBillingId(agencyId, intoId), companyId: intoId });
      work.create(companyMerges, merge);

      notifyOfMerge(work, agencyId, {
        from: { company: from, people: fromPeople },
        into: { company: into, people: intoPeople },
      });

      work.audit(
        { subject: `companies/${fromId}`, agencyId },
        { name: from.name, companyType: from.companyType },
        {
          mergedInto: intoId,
          name: into.name,
          billing: companyBilling ? 'stays' : formerBilling ? 'moves' : 'none',
        },
      );

      return merge;
    },
    { action: 'companies.merge' },
  );

const present = ({ id, intoId, fromName, intoName, moved, state }: CompanyMerge): MergeProgress => ({
  id,
  intoId,
  fromName,
  intoName,
  moved,
  state,
});

/** Merges a company into another, or continues a merge; a schedule moves the remainder. 409: shared, target of a merge, or merged into another. */
export const mergeCompanies = operationInSteps(
  'companies.merge',
  async ({ step, caller, params: { id }, body: { into } }) => {
    if (!requireOwnMerge(caller, into, await readMerge(id))) {
      const { from } = await readMergedCompanies(caller, id, into);
      const obstacle = await getObstacle(from, getAgency(caller));
      if (obstacle) throw new AppError(409, `company.${obstacle}`);
      await begin(step, caller, id, into);
    }

    // A repeated call finds the remainder again, so it isn't part of this call.
    await runOutsideCall(() => continueMerge(step, id, Date.now() + ROUND_MS));

    const merge = await readMerge(id);
    if (!merge) throw notFound();

    return present(merge);
  },
);
