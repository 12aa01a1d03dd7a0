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
  const criteriaKey = JSON.stringify([id, brand, brandCategory, airDate, media, countries, isLicensing]);
  const [cached, setCached] = useState(() => ({ wanted: criteriaKey, store: findStore(project) }));
  if (cached.wanted !== criteriaKey) setCached({ wanted: criteriaKey, store: findStore(project) });
  return <CompetingContext value={cached.store}>{children}</CompetingContext>;
};
