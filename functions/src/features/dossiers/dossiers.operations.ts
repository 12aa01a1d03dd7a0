import type { Operations } from '../../work/operation.ts';
import { createDossier, showDossier, updateDossier } from './dossier.ts';
import { computeScore, getLanguageScore, showScore } from './show-score.ts';
import { showWork } from './show-work.ts';
import { listTags, showTerms, updateTerms } from './terms.ts';
import { createScore, updateScore } from './write-score.ts';

export const dossiers = {
  'talents.computeScore': computeScore,
  'talents.createDossier': createDossier,
  'talents.createScore': createScore,
  'talents.dossier': showDossier,
  'talents.languageScore': getLanguageScore,
  'talents.score': showScore,
  'talents.tags': listTags,
  'talents.terms': showTerms,
  'talents.updateDossier': updateDossier,
  'talents.updateScore': updateScore,
  'talents.updateTerms': updateTerms,
  'talents.work': showWork,
} satisfies Partial<Operations>;
