export const LEFT_VIEW = 'projects-left';
const LEFT_MAX = 12;
/** Characters of one address: all of them fit into the state of a view. */
const QUERY_MAX = 220;

/** A project's last state: stage, language and filters, as in the address. */
export interface LeftProject {
  readonly projectId: string;
  readonly query: string;
}

const isLeft = (value: unknown): value is LeftProject =>
  typeof value === 'object' &&
  value !== null &&
  'projectId' in value &&
  typeof value.projectId === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** Returns the entries in a view's stored state, latest first; skips invalid ones, because any state may be stored. */
export const parseLeftProjects = (
  state: Readonly<Record<string, unknown>> | undefined,
): readonly LeftProject[] => {
  const projects = state?.['projects'];
  return Array.isArray(projects) ? projects.filter(isLeft).slice(0, LEFT_MAX) : [];
};

/**
 * The list with a project's current state first. Too long an address keeps only the stage; beyond
 * the limit the oldest entry is dropped.
 */
export const addLeftProject = (all: readonly LeftProject[], left: LeftProject): readonly LeftProject[] => {
  const step = new URLSearchParams(left.query).get('step') ?? '';
  const query = left.query.length > QUERY_MAX ? `step=${encodeURIComponent(step)}` : left.query;
  const leftProjects = all.filter(({ projectId }) => projectId !== left.projectId);
  return [{ projectId: left.projectId, query }, ...leftProjects].slice(0, LEFT_MAX);
};
