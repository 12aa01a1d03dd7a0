import { Timestamp } from 'firebase-admin/firestore';
import { COMING_MAX, rateTableIdOf, type RateTable } from '@domain/pricing/rate-tables.ts';
import { agencyOf } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { agencyDay } from '../../records/agencies.ts';
import { createTable, readTable, tablesAfter } from '../../records/rate-tables.ts';
import { refuseUnknownOptions } from './licence-options.ts';

/**
 * Saves a table as the next version. 409 when the version that it is based on is not the latest: somebody else saved one
 * meanwhile. The version is in the id, so of two who save at one moment one is refused. 422 for a day that is over by the agency's clock: what
 * projects cost on it was decided by another table.
 */
export const saveRateTable: Operation<'pricing.saveRateTable'> = async ({ caller, body }) => {
  const agencyId = agencyOf(caller);
  const { basedOn, ...terms } = body;
  const day = await agencyDay(agencyId);
  if (terms.validFrom < day) throw new AppError(422, 'rateTable.past', { property: 'validFrom' });
  await refuseUnknownOptions(agencyId, terms);
  const version = basedOn + 1;
  const table = await transact(async (transaction): Promise<RateTable> => {
    const before = basedOn > 0 ? await readTable(agencyId, basedOn, transaction) : null;
    const taken = await readTable(agencyId, version, transaction);
    if (taken || before === undefined) throw new AppError(409, 'record.stale');
    const coming = await tablesAfter(agencyId, day, transaction);
    if (terms.validFrom > day && coming.length >= COMING_MAX)
      throw new AppError(409, 'rateTable.tooManyComing', { values: { max: COMING_MAX } });
    const saved: RateTable = {
      ...terms,
      id: rateTableIdOf(agencyId, version),
      agencyId,
      version,
      createdBy: caller.realUid,
      createdAt: Timestamp.now(),
    };
    createTable(transaction, saved);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'pricing.saveRateTable',
      subject: `rateTables/${saved.id}`,
      before,
      after: saved,
    });
    return saved;
  });
  return serialised(table);
};
