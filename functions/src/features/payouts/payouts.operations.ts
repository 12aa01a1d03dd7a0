import type { Operations } from '../../work/operation.ts';
import { confirmSuggestion, listBankEntries } from './bank-entries.ts';
import { createRun } from './create-run.ts';
import { approveRun, discardRun } from './decide-run.ts';
import { exportRun } from './export-run.ts';
import { holdEarning } from './hold-earning.ts';
import { importStatement } from './import-statement.ts';
import { saveAccounts, showAccounts } from './payout-account.ts';
import { requestDetails } from './request-details.ts';
import { sendRemittance } from './send-remittance.ts';
import { listRuns, previewPayouts, showRun } from './runs.ts';
import { returnTransfer, settleRun } from './settle-run.ts';

export const payouts = {
  'payouts.account': showAccounts,
  'payouts.approve': approveRun,
  'payouts.bankEntries': listBankEntries,
  'payouts.confirmSuggestion': confirmSuggestion,
  'payouts.create': createRun,
  'payouts.discard': discardRun,
  'payouts.export': exportRun,
  'payouts.hold': holdEarning,
  'payouts.importStatement': importStatement,
  'payouts.list': listRuns,
  'payouts.preview': previewPayouts,
  'payouts.remittance': sendRemittance,
  'payouts.requestDetails': requestDetails,
  'payouts.returnItem': returnTransfer,
  'payouts.saveAccount': saveAccounts,
  'payouts.settle': settleRun,
  'payouts.show': showRun,
} satisfies Partial<Operations>;
