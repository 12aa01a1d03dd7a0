import type { Operations } from '../../work/operation.ts';
import { emailTalents } from './email-talents.ts';
import { importTalents } from './import-talents.ts';
import { listInvites } from './list-invites.ts';
import { listRoster } from './list-roster.ts';
import { listTalents } from './list-talents.ts';
import { tagTalents } from './tag-talents.ts';
import { previewEmail } from './preview-email.ts';
import { searchPublicCopies } from './search-public-copies.ts';
import { changeView, removeView, saveView } from './views.ts';

export const roster = {
  'roster.email': emailTalents,
  'roster.import': importTalents,
  'roster.changeView': changeView,
  'roster.previewEmail': previewEmail,
  'roster.removeView': removeView,
  'roster.saveView': saveView,
  'roster.tag': tagTalents,
  'talents.crm': listRoster,
  'talents.list': listTalents,
  'talents.searchCache': searchPublicCopies,
  'talents.selfService': listInvites,
} satisfies Partial<Operations>;
