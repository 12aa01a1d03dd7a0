import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { AuditChain } from '@domain/audit/audit.ts';
import { computeSeal } from '../../../platform/audit/seal.ts';
import { auditChains, toChainId, readChain, readMarking } from '../../../work/collections/audit-chains.ts';
import { writeMarking } from '../../../work/records/audit-chains.ts';
import {
  findAgenciesToSeal,
  findAuditAfter,
  findRecordsToSeal,
} from '../../../work/collections/audit-records.ts';
import { markToSeal, sealRecord } from '../../../work/records/audit-records.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

/** Records per transaction; with their seals far below the write limit. */
const BATCH = 200;
/** How long a run starts batches, in milliseconds; the next one continues. */
const RUN_MS = 200_000;

/** Seals a chain's pending records in one transaction; returns the number. Concurrent runs change the same end, so the database retries one. */
const sealBatch = (step: Step, agencyId: string | null): Promise<number> =>
  step(
    async (work) => {
      let chain: AuditChain | undefined = await readChain(agencyId, work);
      const records = await findRecordsToSeal(agencyId, BATCH, work);
      for (const record of records) {
        const sealed = computeSeal(record, chain ?? null, randomBytes(16).toString('hex'));
        sealRecord(work, record.id, sealed);

        chain = {
          id: toChainId(agencyId),
          agencyId,
          seq: sealed.seq,
          hash: sealed.seal.hash,
          lastExpiresAt: record.expiresAt,
          firstExpiresAt: chain?.firstExpiresAt ?? record.expiresAt,
          sealedAt: Timestamp.now(),
        };
      }

      if (chain && records.length > 0) work.set(auditChains, chain);

      return records.length;
    },
    { action: null },
  );

/** Marks records from before chains, sorted by id. Returns whether all are marked. */
const markBatch = (step: Step): Promise<boolean> =>
  step(
    async (work) => {
      const { after, isDone } = await readMarking(work);
      if (isDone) return true;
      const records = await findAuditAfter(after, BATCH, work);
      for (const record of records) if (record.seq === undefined) markToSeal(work, record);
      const isLast = records.length < BATCH;
      writeMarking(work, { after: records.at(-1)?.id ?? after, isDone: isLast });
      return isLast;
    },
    { action: null },
  );

const sealChain = async (step: Step, agencyId: string | null, endsAt: number): Promise<number> => {
  let sealed = 0;
  let batch = BATCH;
  while (batch === BATCH && Date.now() < endsAt) {
    batch = await sealBatch(step, agencyId);
    sealed += batch;
  }
  return sealed;
};

/** Seals one agency's records within some milliseconds; none before old records are marked. Returns the number. */
export const sealAgency = job('audit', async (step, agencyId: string, roundMs: number): Promise<number> =>
  (await readMarking()).isDone ? sealChain(step, agencyId, Date.now() + roundMs) : 0,
);

/**
 * Chains audit records per agency in order of time. Returns the number sealed; a failing chain doesn't block the rest.
 * Scheduled, so many changes cost one write at a chain's end and none waits. Records from before chains are marked first, to be sealed in order.
 */
export const sealAudit = job('audit', async (step): Promise<number> => {
  const endsAt = Date.now() + RUN_MS;
  let isMarked = (await readMarking()).isDone;

  while (!isMarked && Date.now() < endsAt) isMarked = await markBatch(step);

  let sealed = 0;
  const failed = new Set<string | null>();

  while (isMarked && Date.now() < endsAt) {
    const agencies = (await findAgenciesToSeal(BATCH)).filter((agencyId) => !failed.has(agencyId));
    if (agencies.length === 0) break;

    for (const agencyId of agencies) {
      try {
        sealed += await sealChain(step, agencyId, endsAt);
      } catch (error) {
        failed.add(agencyId);
        logger.error('A chain of the audit could not be continued', { agencyId, cause: String(error) });
      }
    }
  }

  return sealed;
});
