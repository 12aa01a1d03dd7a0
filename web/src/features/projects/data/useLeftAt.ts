import { useEffect, useRef, useState } from 'react';
import type { LeftProject } from '@domain/projects/left-at.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { storeLeftProject, loadLeftProjects } from './leftProjects.ts';

/** Delay before an address is saved, in milliseconds, so quick navigation saves only its end. */
const SETTLED_MS = 2000;

/**
 * Returns the last state of a project's address when it is opened without one; null when unknown, not saved, or for an acting admin.
 * Saves `query` once it has named a stage for a while, and when the project is left.
 */
export const useLeftAt = (projectId: string, query: string): string | null => {
  const person = useSignedIn();
  const { uid } = person;
  const isOwn = !isImpersonating(person);
  const namesStage = new URLSearchParams(query).has('step');
  const [isAsking] = useState(isOwn && !namesStage);
  const [left, setLeft] = useState<string | null>(null);
  const leftProjects = useRef<Promise<readonly LeftProject[]> | null>(null);

  useEffect(() => {
    if (!isAsking) return;

    leftProjects.current ??= loadLeftProjects(uid);

    let isOpen = true;
    leftProjects.current.then(
      (all) =>
        isOpen && setLeft(all.find((leftProject) => leftProject.projectId === projectId)?.query ?? null),
      // The project works without it.
      () => undefined,
    );

    return () => {
      isOpen = false;
    };
  }, [isAsking, uid, projectId]);

  // The unsaved current state.
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    const flush = (): void => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  useEffect(() => {
    if (!isOwn || !namesStage) return;

    // Loads the saved state now, because a closing page has no time for it.
    leftProjects.current ??= loadLeftProjects(uid);
    leftProjects.current.catch(() => undefined);

    const keep = (): void => {
      pending.current = null;

      leftProjects.current = (leftProjects.current ?? loadLeftProjects(uid)).then(async (all) =>
        all.some((leftProject) => leftProject.projectId === projectId && leftProject.query === query)
          ? all
          : storeLeftProject(all, { projectId, query }),
      );

      // A background request: a failure loses nothing, and the next one retries.
      leftProjects.current.catch(() => {
        leftProjects.current = null;
      });
    };

    pending.current = keep;

    const timer = setTimeout(keep, SETTLED_MS);

    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [isOwn, namesStage, projectId, query, uid]);

  return left;
};
