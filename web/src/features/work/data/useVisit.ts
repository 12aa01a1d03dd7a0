import { useCallback, useEffect, useState } from 'react';
import { LEFT_VIEW, parseLeftProjects } from '@domain/projects/left-at.ts';
import type { ViewHistory } from '@domain/projects/view-history.ts';
import { DASHBOARD_VIEW, toVisit, type DashboardVisit } from '@domain/work/last-visit.ts';
import { api } from '../../../lib/http/api.ts';
import { createAutomaticKey } from '../../../lib/submission/submitter.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';

interface Visit extends DashboardVisit {
  /** Recently opened projects, latest first. */
  readonly projectIds: readonly string[];
}

const EMPTY: Visit = { since: null, seenAt: '', hidesSteps: false, projectIds: [] };

const keep = async ({ since, seenAt, hidesSteps }: DashboardVisit): Promise<void> => {
  const body: ViewHistory = { view: DASHBOARD_VIEW, state: { since, seenAt, hidesSteps } };
  await api.views.save(body, createAutomaticKey());
};

/** Reads and stores the last visit, but not for an admin acting as someone. Undefined while loading. */
export const useVisit = (): { readonly visit: Visit | undefined; readonly hideSteps: () => void } => {
  const person = useSignedIn();
  const { uid } = person;
  const isOwn = !isImpersonating(person);
  const [visit, setVisit] = useState<Visit | undefined>(isOwn ? undefined : EMPTY);

  useEffect(() => {
    if (!isOwn) return undefined;

    const abort = new AbortController();

    const begin = async (): Promise<void> => {
      const views = await api.views.get({ id: uid }, { signal: abort.signal });
      const findState = (name: string) => views.find(({ view }) => view === name)?.state;
      const now = toVisit(findState(DASHBOARD_VIEW), Date.now());
      if (abort.signal.aborted) return;

      setVisit({
        ...now,
        projectIds: parseLeftProjects(findState(LEFT_VIEW)).map(({ projectId }) => projectId),
      });

      await keep(now);
    };

    // The dashboard works without it.
    begin().catch(() => setVisit((current) => current ?? EMPTY));

    return () => abort.abort();
  }, [isOwn, uid]);

  const hideSteps = useCallback(() => {
    if (!visit) return;
    const hidden = { ...visit, hidesSteps: true };
    setVisit(hidden);
    if (isOwn) keep(hidden).catch(() => undefined);
  }, [isOwn, visit]);
  return { visit, hideSteps };
};
