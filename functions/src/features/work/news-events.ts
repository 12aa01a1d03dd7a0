import type { Instant } from '@domain/contract.ts';
import { NEWS_MAX, type NewsEntry, type NewsKind } from '@domain/work/news.ts';
import { readProjectNames } from '../../work/collections/projects.ts';

export interface NewsEvent {
  readonly kind: NewsKind;
  readonly at: Instant;
  /** Absent when `title` covers it or there is no project. */
  readonly projectId?: string;
  readonly title?: string;
  readonly who?: string;
  readonly path: string;
  /** Path for several of them, if it differs from the latest's. */
  readonly pathOfSeveral?: string;
}

/** Groups events by kind and project, latest first, with project names. */
export const groupNewsEvents = async (all: readonly NewsEvent[]): Promise<readonly NewsEntry[]> => {
  const sorted = [...all].sort((a, b) => b.at.toMillis() - a.at.toMillis());
  const groups = new Map<string, [NewsEvent, ...NewsEvent[]]>();

  for (const newsEvent of sorted) {
    const key = JSON.stringify([newsEvent.kind, newsEvent.projectId ?? newsEvent.title ?? '']);
    const group = groups.get(key);
    if (group) group.push(newsEvent);
    else groups.set(key, [newsEvent]);
  }

  const shown = [...groups.values()].slice(0, NEWS_MAX);
  const names = await readProjectNames(shown.flatMap(([{ projectId }]) => projectId ?? []));

  return shown.map((group) => {
    const [{ kind, at, projectId, title, who, path, pathOfSeveral }] = group;
    const isSame = group.every((item) => item.who === who);

    return {
      kind,
      count: group.length,
      at: new Date(at.toMillis()).toISOString(),
      title: title ?? names.get(projectId ?? '') ?? '',
      who: isSame ? (who ?? null) : null,
      path: group.length > 1 ? (pathOfSeveral ?? path) : path,
    };
  });
};
