import { addresses } from '@domain/navigation/addresses.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import { namesInAgency } from '../../records/memberships.ts';
import { namesOfRecords } from '../../records/named-records.ts';

/** A record that something is wrong with. */
export interface Found {
  readonly collection: CollectionName;
  readonly id: string;
  /** The project that it is of; absent: of none. */
  readonly projectId?: string | undefined;
}

/** How it is called, and where an admin finds it; null: nothing that people know, and nowhere. */
export interface Named {
  readonly name: string | null;
  readonly href: string | null;
}

const PEOPLE: readonly CollectionName[] = ['talents', 'users'];

const projectIdOf = ({ collection, id, projectId }: Found): string | undefined =>
  collection === 'projects' ? id : projectId;

const hrefOf = (found: Found): string | null => {
  const { collection, id } = found;
  if (collection === 'talents') return addresses.score.href(id);
  if (collection === 'curationTickets') return addresses.tickets.href();
  if (collection === 'agencies') return addresses.agency.href();
  if (collection === 'recordingSessions' || collection === 'recordingSessionReports')
    return addresses.session.href(id);
  const projectId = projectIdOf(found);
  return projectId === undefined ? null : addresses.castingsProject.href(projectId);
};

/** What some records of an agency are called: people by their memberships there, everything of a project by it. */
export const namesFor = async (
  agencyId: string,
  records: readonly Found[],
): Promise<(found: Found) => Named> => {
  const uids = records.flatMap(({ collection, id }) => (PEOPLE.includes(collection) ? [id] : []));
  const projectIds = records.flatMap((found) => projectIdOf(found) ?? []);
  const [people, projects] = await Promise.all([
    namesInAgency(agencyId, [...new Set(uids)]),
    namesOfRecords(
      agencyId,
      [...new Set(projectIds)].map((id) => `projects/${id}`),
    ),
  ]);
  return (found) => {
    const name = PEOPLE.includes(found.collection)
      ? people.get(found.id)
      : projects.get(`projects/${projectIdOf(found)}`);
    return { name: name ?? null, href: hrefOf(found) };
  };
};
