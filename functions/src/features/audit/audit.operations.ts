import type { Operations } from '../../work/operation.ts';
import { checkChain } from './check-chain.ts';
import { exportRecords } from './export-records.ts';
import { listRecords } from './list-records.ts';

export const audit = {
  'audit.list': listRecords,
  'audit.export': exportRecords,
  'audit.check': checkChain,
} satisfies Partial<Operations>;
