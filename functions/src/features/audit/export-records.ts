import { once } from 'node:events';
import type { Response } from 'express';
import { AUDIT_FILE_MAX } from '@domain/audit/audit.ts';
import { BYTE_ORDER_MARK } from '@domain/values/csv.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { listAudit } from '../../work/collections/audit-records.ts';
import { resolveCsvLayout } from '../../work/text/csv-layout.ts';
import { toAuditFilters, getPlace } from './audit-filters.ts';
import { findAuditNames } from './names.ts';
import { toSheetHead, toSheetLines } from './record-sheet.ts';
import { presentRecord } from './present-record.ts';

const PAGE = 500;

const sendLines = async (response: Response, lines: string): Promise<void> => {
  if (response.write(lines) || response.destroyed) return;
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
};

export const exportRecords: Operation<'audit.export'> = async ({ caller, query, locale, response }) => {
  const agencyId = getAgency(caller);
  const { layout: chosen, ...request } = query;
  const filters = toAuditFilters(caller, request);
  const layout = await resolveCsvLayout(caller, chosen, locale);
  let page = await listAudit(filters, undefined, PAGE);
  const day = new Date().toISOString().slice(0, 10);

  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="audit-log-${day}.csv"`);
  response.setHeader('Cache-Control', 'no-store');

  try {
    response.write(BYTE_ORDER_MARK + toSheetHead(locale, layout));

    for (let written = PAGE; page.length > 0 && !response.destroyed; written += PAGE) {
      const names = await findAuditNames(agencyId, page);
      const rows = page.map((record) => ({ ...presentRecord(record, names), seal: record.seal }));
      await sendLines(response, toSheetLines(rows, locale, layout));
      const last = page.at(-1);
      if (!last || page.length < PAGE || written >= AUDIT_FILE_MAX) break;
      page = await listAudit(filters, getPlace(last), PAGE);
    }

    response.end();
  } catch (error) {
    // A partial file must not look complete.
    response.destroy();
    throw error;
  }
};
