import { useState } from 'react';
import { ledgerApi, type LicenceConflicts } from '@domain/ledger/ledger.api.ts';
import { CONFLICT_VOICES_MAX } from '@domain/ledger/sold-licences.ts';
import { call } from '../http/call.ts';
import { useRequest } from '../http/useRequest.ts';

export type Competing = LicenceConflicts['voices'][number]['conflict'];

/** What is known of the voices that were asked about. */
export interface KnownCompeting {
  /** False: the project has not said what its brand sells. */
  readonly isCompared: boolean;
  readonly byTalent: ReadonlyMap<string, Competing>;
}

/** What one call told of the voices that it asked about. */
interface Answer {
  readonly asked: readonly string[];
  readonly found: LicenceConflicts;
}

interface Kept extends KnownCompeting {
  readonly projectId: string;
  readonly asked: ReadonlySet<string>;
  readonly last: Answer | undefined;
}

const none = (projectId: string): Kept => ({
  projectId,
  asked: new Set(),
  last: undefined,
  isCompared: true,
  byTalent: new Map(),
});

const joined = (kept: Kept, answer: Answer): Kept => ({
  projectId: kept.projectId,
  asked: new Set([...kept.asked, ...answer.asked]),
  last: answer,
  isCompared: answer.found.isCompared,
  byTalent: new Map([
    ...kept.byTalent,
    ...answer.found.voices.map(({ talentId, conflict }) => [talentId, conflict] as const),
  ]),
});

/**
 * Which voices are licensed for something that a project competes with: one call for all that a screen shows, and one for those that
 * join later. A call that fails says nothing of its voices: they are shown as they would be without it.
 */
export const useCompeting = (projectId: string, talentIds: readonly string[]): KnownCompeting => {
  const [kept, setKept] = useState(() => none(projectId));
  const missing = [...new Set(talentIds)].filter((id) => !kept.asked.has(id)).slice(0, CONFLICT_VOICES_MAX);
  const ids = missing.join();
  const { data } = useRequest(ids === '' ? null : `${projectId} ${ids}`, async (signal): Promise<Answer> => {
    const query = { talentIds: ids };
    const found = await call(ledgerApi['ledger.conflicts'], { params: { id: projectId }, query }, { signal });
    return { asked: missing, found };
  });
  if (kept.projectId !== projectId) setKept(none(projectId));
  else if (data && data !== kept.last) setKept(joined(kept, data));
  return kept;
};
