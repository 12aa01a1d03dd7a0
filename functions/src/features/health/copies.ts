import { logger } from 'firebase-functions';
import { COPY_SOURCES, type CopySource } from '@domain/health/health.schema.ts';
import type { CopyCollection, CopyFault } from '@domain/health/health.ts';
import { getAgency } from '../../work/access/caller.ts';
import { findDifferingClaims } from '../../auth/claims/compare-claims.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import type { Fault } from '../../work/copies/compare.ts';
import {
  compareSource,
  compareSourceNow,
  countSources,
  isAgencyRecord,
  isTalentRecord,
  readSourcePage,
  type SourceRecord,
} from '../../work/copies/agency-sources.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import type { Operation } from '../../work/operation.ts';
import { toClaimsFault, findClaimsFaults, type FoundFault } from './claims.ts';
import { runInParts, mapConcurrently } from './run-in-parts.ts';
import { getCheckTime } from './check-time.ts';
import { findSourceNames } from './source-names.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Records per page: few when copies are compared, many when only the talent's existence is checked. */
const PAGE = 20;
const TALENTLESS_PAGE = 100;
const AT_ONCE = 5;

/** Returns faults the agency may see: in its own and shared copies. */
const filterVisible = (agencyId: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ agencyIds }) => agencyIds.includes(agencyId));

const collectFaults = async (agencyId: string, source: SourceRecord): Promise<readonly FoundFault[]> => {
  const { faults } = await compareSourceNow(source);
  return filterVisible(agencyId, faults).map((fault) => ({ source, fault }));
};

const getPathCollection = (path: string): CopyCollection => path.split('/')[0] as CopyCollection;

const presentFaults = async (
  agencyId: string,
  found: readonly FoundFault[],
): Promise<readonly CopyFault[]> => {
  const named = await findSourceNames(
    agencyId,
    found.map(({ source }) => source),
  );

  return found.map(({ source, fault: { path, kind, fields, fix } }) => ({
    source: `${source.collection}/${source.id}`,
    collection: getPathCollection(path),
    kind,
    fields,
    ...named(source),
    isMendable: fix !== undefined,
  }));
};

/**
 * Compares some of the agency's records with their copies, with the reads of `npm run repair`: about 20 per talent plus 3 per
 * demo; a casting's lists; a project's lists, auditions, requests, castings and licences; an account's memberships, audit and
 * claims (20 per provider request). At most 120 records or 8 seconds per call; looks up names only for faults.
 */
export const checkCopies: Operation<'health.copies'> = async ({ caller, query: { cursor } }) => {
  const agencyId = getAgency(caller);
  const getSource = (stage: number): CopySource => COPY_SOURCES[stage] ?? COPY_SOURCES[0];

  const { faults, ...part } = await runInParts(
    {
      stages: COPY_SOURCES.length,
      page: async (stage, after) => {
        const collection = getSource(stage);
        const limit = isTalentRecord(collection) ? TALENTLESS_PAGE : PAGE;
        const page = await readSourcePage(collection, agencyId, after, limit);
        const found = await mapConcurrently(page.records, AT_ONCE, (source) =>
          collectFaults(agencyId, source),
        );
        const faults = found.flat();
        const claims = collection === 'users' ? await findClaimsFaults(agencyId, page.records, faults) : [];
        return { checked: page.read, faults: [...faults, ...claims], after: page.after };
      },
      count: async () => {
        const counts = await Promise.all(
          COPY_SOURCES.map((collection) => countSources(collection, agencyId)),
        );
        return counts.reduce((sum, count) => sum + count, 0);
      },
    },
    agencyId,
    cursor,
  );

  if (faults.length > 0) logger.error('Copies differ', { agencyId, faults: faults.length });

  return { ...part, faults: await presentFaults(agencyId, faults), ...getCheckTime() };
};

const parseSource = (path: string): SourceRecord => {
  const [collection, id = ''] = path.split('/');
  return { collection: collection as CopySource, id };
};

/** Repairs copies of some records, each in a transaction that compares again. Idempotent. Skips foreign and missing records. */
export const repairCopyFaults = operationInSteps(
  'health.mendCopies',
  async ({ step, caller, body: { sources } }) => {
    const agencyId = getAgency(caller);
    const repaired: { readonly done: number; readonly left: number }[] = [];

    for (const path of sources) {
      const source = parseSource(path);
      const isAccount = source.collection === 'users';
      const areClaimsApart =
        isAccount &&
        (await recordStep(async () => (await findDifferingClaims(agencyId, [source.id])).size > 0));

      repaired.push(
        await step(
          async (work) => {
            if (!(await isAgencyRecord(source, agencyId, work))) return { done: 0, left: 0 };

            const { faults } = await compareSource(source, work);
            const isRight = faults.every((fault) => fault.path !== path);
            const claims = areClaimsApart && isRight ? [toClaimsFault(agencyId, source.id)] : [];
            const seen = [...filterVisible(agencyId, faults), ...claims];
            const repairable = seen.filter(({ fix }) => fix !== undefined);
            for (const { fix } of repairable) fix?.(work);

            if (repairable.length > 0)
              work.audit(
                { subject: path, agencyId },
                { copies: repairable.map(({ path: copy, kind, fields }) => ({ copy, kind, fields })) },
                null,
                { action: 'health.mendCopies', by: caller },
              );

            return { done: repairable.length, left: seen.length - repairable.length };
          },
          { action: null },
        ),
      );

      if (isAccount && repaired.at(-1)?.done) await syncClaims(source.id);
    }

    const sum = (key: 'done' | 'left') => repaired.reduce((total, item) => total + item[key], 0);

    return { done: sum('done'), left: sum('left') };
  },
);
