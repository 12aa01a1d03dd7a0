import type { Operations } from '../../operation.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { exportData } from './export-data.ts';
import { requestDeletion } from './request-deletion.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

export const privacy = {
  'privacy.confirmDeletion': confirmDeletion,
  'privacy.export': exportData,
  'privacy.requestDeletion': requestDeletion,
  'privacy.withdrawDeletion': withdrawDeletion,
} satisfies Partial<Operations>;
