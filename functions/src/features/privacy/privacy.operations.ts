import type { Operations } from '../../work/operation.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { exportData } from './export-data.ts';
import { prepareTalentRemoval } from './talent-removal.ts';
import { removeTalent } from './remove-talent.ts';
import { requestDeletion } from './request-deletion.ts';
import { removeTake, removeTakes } from './voice/remove-take.ts';
import { getVoiceData } from './voice/get-voice-data.ts';
import { withdrawConsent } from './voice/withdraw-consent.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

export const privacy = {
  'privacy.confirmDeletion': confirmDeletion,
  'privacy.export': exportData,
  'privacy.removeTake': removeTake,
  'privacy.removeTakes': removeTakes,
  'privacy.requestDeletion': requestDeletion,
  'privacy.voiceData': getVoiceData,
  'privacy.withdrawConsent': withdrawConsent,
  'privacy.withdrawDeletion': withdrawDeletion,
  'talents.removal': prepareTalentRemoval,
  'talents.remove': removeTalent,
} satisfies Partial<Operations>;
