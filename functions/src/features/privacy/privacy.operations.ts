import type { Operations } from '../../operation.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { exportData } from './export-data.ts';
import { removalOfTalent } from './removal-of-talent.ts';
import { removeTalent } from './remove-talent.ts';
import { requestDeletion } from './request-deletion.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

export const privacy = {
  'privacy.confirmDeletion': confirmDeletion,
  'privacy.export': exportData,
  'privacy.requestDeletion': requestDeletion,
  'privacy.withdrawDeletion': withdrawDeletion,
  'talents.removal': removalOfTalent,
  'talents.remove': removeTalent,
} satisfies Partial<Operations>;
