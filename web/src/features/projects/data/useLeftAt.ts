import { useEffect, useRef, useState } from 'react';
import type { LeftProject } from '@domain/projects/left-at.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { keepLeft, loadLeft } from './leftAt.ts';

/** How long an address stands before it is kept, in milliseconds: whoever goes on meanwhile is kept where they arrive. */
const SETTLED_MS = 2000;

/**
 * How the person left a project when they were in it last, as its address carries it: asked for once, beside everything
 * else, when it is opened without saying where. Null: not known, not kept, or not theirs, as where an admin acts as
 * somebody. From then on `query` is kept whenever it names a stage and has stood for a while, or when the project is left.
 */
export const useLeftAt = (projectId: string, query: string): string | null => {
  const person = useSignedIn();
  const { uid } = person;
  const isOwn = !isImpersonating(person);
  const namesStage = new URLSearchParams(query).has('step');
  const [isAsking] = useState(isOwn && !namesStage);
  const [left, setLeft] = useState<string | null>(null);
  const known = useRef<Promise<readonly LeftProject[]> | null>(null);

  useEffect(() => {
    if (!isAsking) return;
    known.current ??= loadLeft(uid);
    let isOpen = true;
    known.current.then(
      (all) => isOpen && setLeft(all.find((one) => one.projectId === projectId)?.query ?? null),
      // The project is there all the same.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [isAsking, uid, projectId]);

  // What is not kept yet of how the project stands now.
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
    // What was kept is asked for now: a page that is closed has no time for it.
    known.current ??= loadLeft(uid);
    known.current.catch(() => undefined);
    const keep = (): void => {
      pending.current = null;
      known.current = (known.current ?? loadLeft(uid)).then(async (all) =>
        all.some((one) => one.projectId === projectId && one.query === query)
          ? all
          : keepLeft(all, { projectId, query }),
      );
      // Nobody asked for it, and nothing is lost: it is asked anew with the next.
      known.current.catch(() => {
        known.current = null;
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
