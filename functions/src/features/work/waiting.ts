import type { Instant } from '@domain/contract.ts';
import type { Waiting, WaitingKind } from '@domain/work/work.ts';
import type { findUnbooked } from '../../work/records/projects.ts';
import type { Tally } from '../../platform/firestore/tally.ts';

export const toIso = (instant: Instant): string => new Date(instant.toMillis()).toISOString();

/** Returns noon UTC of a day, which is that day in nearly every time zone. */
export const toNoonUtc = (day: string): string => `${day}T12:00:00.000Z`;

/** Returns an entry of pending work; empty without any. `first`: the record that it links to, or whose date it shows. */
export const toWaiting = <Record>(
  kind: WaitingKind,
  { count, first }: Tally<Record>,
  at: (first: Record) => string | null,
  path: (first: Record) => string,
): readonly Waiting[] =>
  first === undefined || count === 0 ? [] : [{ kind, count, at: at(first), path: path(first) }];

const PROJECTS_SHOWN = 5;

/** Returns an entry per ordered project with roles to book, most roles first. */
export const toRolesToBook = (
  found: Awaited<ReturnType<typeof findUnbooked>>,
  path: (projectId: string) => string,
): readonly Waiting[] =>
  found.slice(0, PROJECTS_SHOWN).map(({ project, count }) => ({
    kind: 'rolesToBook',
    count,
    at: null,
    path: path(project.id),
    project: project.name,
  }));

export const toWaitingCount = (kind: WaitingKind, count: number, path: string): readonly Waiting[] =>
  count === 0 ? [] : [{ kind, count, at: null, path }];
