import type { Confidentiality, ScriptDownload } from '@domain/auditions/confidentiality.ts';
import type { Instant } from '@domain/contract.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { auditionEntries } from '../../work/collections/audition-entries.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { findAcceptances } from '../../work/collections/confidentialities.ts';
import { findScriptDownloads } from '../../work/collections/script-downloads.ts';

type Reader = Pick<ScriptDownload, 'name' | 'side' | 'count' | 'firstAt' | 'lastAt'>;

const toIso = (moment: Instant): string => new Date(moment.toMillis()).toISOString();

/** Returns readers with the agency's people as one, under the agency's name: clients don't learn who works on their project. */
const joinAgency = (readers: readonly Reader[], name: string): readonly Reader[] => {
  const agencyReaders = readers.filter(({ side }) => side === 'agency');
  const clientReaders = readers.filter(({ side }) => side !== 'agency');
  const [first] = agencyReaders;
  if (!first) return clientReaders;

  const joined = agencyReaders.reduce(
    (sum, { count, firstAt, lastAt }) => ({
      ...sum,
      count: sum.count + count,
      firstAt: firstAt.toMillis() < sum.firstAt.toMillis() ? firstAt : sum.firstAt,
      lastAt: lastAt.toMillis() > sum.lastAt.toMillis() ? lastAt : sum.lastAt,
    }),
    { ...first, name, count: 0 },
  );

  return [...clientReaders, joined];
};

const presentAcceptances = async (acceptances: readonly Confidentiality[], isStaff: boolean) => {
  const entries = await auditionEntries.getAll(acceptances.map(({ id }) => id));
  return [...acceptances]
    .sort((a, b) => a.acceptedAt.toMillis() - b.acceptedAt.toMillis())
    .map(({ id, name, version, acceptedAt }) => ({
      name: entries.find((entry) => entry.id === id)?.talentPublicName ?? '',
      fullName: isStaff ? name : null,
      version,
      acceptedAt: toIso(acceptedAt),
    }));
};

/** Returns who accepted the confidentiality of a private script, and who downloaded it, earliest first. */
export const listScriptReaders: Operation<'auditions.scriptReaders'> = async ({ caller, params: { id } }) => {
  const { agencyId } = requireVisible(caller, 'auditions', await readAudition(id));
  const isStaff = isStaffIn(caller, agencyId);
  const [found, acceptances, agency] = await Promise.all([
    findScriptDownloads(id),
    findAcceptances(id),
    isStaff ? undefined : readAgency(agencyId),
  ]);
  const readers = isStaff ? found : joinAgency(found, agency?.publicName ?? '');

  return {
    acceptances: await presentAcceptances(acceptances, isStaff),
    downloads: [...readers]
      .sort((a, b) => a.firstAt.toMillis() - b.firstAt.toMillis())
      .map(({ name, side, count, firstAt, lastAt }) => ({
        name,
        side,
        count,
        firstAt: toIso(firstAt),
        lastAt: toIso(lastAt),
      })),
  };
};
