import { useState, type ReactNode } from 'react';
import type { Project } from '@domain/projects/projects.ts';
import { wantTexts } from '../../i18n/texts.ts';
import { api } from '../../lib/http/api.ts';
import { CompetingContext } from './competingContext.ts';
import { createCompetingStore, type CompetingStore } from './competingStore.ts';

interface Props {
  readonly project: Project;
  /** Whether the project's licences are being edited; afterwards everything is queried again. */
  readonly isLicensing: boolean;
  readonly children: ReactNode;
}

const findStore = ({ id, brandCategory = null }: Project): CompetingStore | null => {
  if (brandCategory === null) return null;
  return createCompetingStore(async (talentIds) => {
    const found = await api.ledger.conflicts({ id }, { talentIds: talentIds.join() });
    if (found.voices.length > 0) await wantTexts('competing');
    return found;
  });
};

/** Provides licence conflicts with competitors to a project's screens, which don't wait for them. */
export const CompetingArea = ({ project, isLicensing, children }: Props) => {
  const { id, brand, brandCategory, airDate, media, countries } = project;
  // The project's planned use; any change queries everything again.
  const wanted = JSON.stringify([id, brand, brandCategory, airDate, media, countries, isLicensing]);
  const [kept, setKept] = useState(() => ({ wanted, store: findStore(project) }));
  if (kept.wanted !== wanted) setKept({ wanted, store: findStore(project) });
  return <CompetingContext value={kept.store}>{children}</CompetingContext>;
};
