import type { Operations } from '../../work/operation.ts';
import { dropMail } from './drop-mail.ts';
import { listUnreached } from './list-unreached.ts';
import { retryMail } from './retry-mail.ts';
import { takeReport } from './take-report.ts';

export const mail = {
  'mail.drop': dropMail,
  'mail.retry': retryMail,
  'mail.takeReport': takeReport,
  'mail.unreached': listUnreached,
} satisfies Partial<Operations>;
