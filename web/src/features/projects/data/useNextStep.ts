import { useCallback } from 'react';
import { getNextStep, type NextStep } from '@domain/projects/next-step.ts';
import type { Project } from '@domain/projects/projects.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { getProgressLines } from './progressLines.ts';

interface ShownStep {
  readonly step: NextStep | null;
  /** Names the actor, unless it is the reader. Without a step, how far the project is. */
  readonly label: string;
  readonly isOwn: boolean;
}

/** Returns a function that gives a project's next step in the reader's words. */
export const useNextStep = (): ((project: Project) => ShownStep) => {
  const text = useText();
  const { isAgencys } = useProjectArea();
  const now = useNow();

  return useCallback(
    (project) => {
      const step = getNextStep(project, now);
      if (!step) return { step, label: getProgressLines(project, text).at(-1) ?? '—', isOwn: false };

      const { kind, count } = step;
      const label = text(kind === 'slots' ? 'projects.progress.asked' : `projects.next.${kind}`, { count });
      const isOwn = step.actor === (isAgencys ? 'agency' : 'client');
      if (isOwn || step.actor === 'talents') return { step, label, isOwn };
      const key = step.actor === 'client' ? 'projects.next.ofClient' : 'projects.next.ofAgency';
      return { step, label: text(key, { step: label }), isOwn };
    },
    [isAgencys, now, text],
  );
};
