import { addresses } from '@domain/navigation/addresses.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import { readNamesInAgency } from '../../work/collections/memberships.ts';
import { findRecordsNames } from '../../work/collections/named-records.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';

interface SourceRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly projectId?: string | undefined;
}

/** A record's name and page; null: it has none. */
interface Named {
  readonly name: string | null;
  readonly href: string | null;
}

const toProjectId = ({ collection, id, projectId }: SourceRecord): string | undefined =>
  collection === 'projects' ? id : projectId;

const INVITES: readonly CollectionName[] = ['selfServiceInvites', 'engineerInvites', 'teamInvites'];

const getHref = (found: SourceRecord): string | null => {
  const { collection, id } = found;
  if (collection === 'talents') return addresses.score.href(id);
  if (collection === 'curationTickets') return addresses.tickets.href();
  if (collection === 'companies') return addresses.company.href(id);
  if (collection === 'agencies') return addresses.agency.href();
  if (collection === 'recordingSessions' || collection === 'recordingSessionReports')
    return addresses.session.href(id);
  if (INVITES.includes(collection)) return addresses.invitations.href();
  const projectId = toProjectId(found);
  return projectId === undefined ? null : addresses.castingsProject.href(projectId);
};

/** Returns names of an agency's records: talents by public name, accounts by membership, project data by project. */
export const findSourceNames = async (
  agencyId: string,
  records: readonly SourceRecord[],
): Promise<(found: SourceRecord) => Named> => {
  const getIds = (collection: CollectionName): readonly string[] => [
    ...new Set(records.flatMap((found) => (found.collection === collection ? [found.id] : []))),
  ];

  const projectIds = records.flatMap((found) => toProjectId(found) ?? []);

  const [talents, people, projects] = await Promise.all([
    readTalentsInOrder(getIds('talents')),
    readNamesInAgency(agencyId, getIds('users')),
    findRecordsNames(
      agencyId,
      [...new Set(projectIds)].map((id) => `projects/${id}`),
    ),
  ]);

  return (found) => {
    const getName = (): string | undefined => {
      if (found.collection === 'talents') return talents.find(({ id }) => id === found.id)?.publicName;
      return found.collection === 'users'
        ? people.get(found.id)
        : projects.get(`projects/${toProjectId(found)}`);
    };
    return { name: getName() ?? null, href: getHref(found) };
  };
};
