import type { ledgerApi } from '@domain/ledger/ledger.api.ts';
import type { Operations } from '../../work/operation.ts';
import { exportLicences } from './export-licences.ts';
import { findLicenceConflicts } from './find-licence-conflicts.ts';
import { listLicences } from './list-licences.ts';
import { offerRenewal } from './offer-renewal.ts';
import { reportUse } from './report-use.ts';
import { settleUse } from './settle-use.ts';
import { setFirstAir } from './set-first-air.ts';

export const ledger: Operations<keyof typeof ledgerApi> = {
  'ledger.conflicts': findLicenceConflicts,
  'ledger.export': exportLicences,
  'ledger.list': listLicences,
  'ledger.offerRenewal': offerRenewal,
  'ledger.reportUse': reportUse,
  'ledger.settleUse': settleUse,
  'ledger.setFirstAir': setFirstAir,
};
