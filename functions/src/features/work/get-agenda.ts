import { Timestamp } from 'firebase-admin/firestore';
import { AGENDA_DAYS, type AgendaEntry } from '@domain/work/agenda.ts';
import type { Operation } from '../../work/operation.ts';
import { toRecordKey } from '../../work/tokens/record-keys.ts';
import { readProjectsAgenda } from './projects-agenda.ts';
import { readEngineerAgenda, readTalentAgenda } from './talents-agenda.ts';
import { getReaderRole } from './readers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the caller's next days in all roles, earliest first, without duplicates. Entries have keys, because ids may contain those of projects. */
export const getAgenda: Operation<'work.agenda'> = async ({ caller, query }) => {
  const from = Timestamp.fromDate(new Date(query.from));
  const span = { from, until: Timestamp.fromMillis(from.toMillis() + AGENDA_DAYS * DAY_MS) };
  const { staffOf, client, talentIn, engineerIn } = getReaderRole(caller);
  const [first, ...furtherAgencies] = talentIn;
  const lists = await Promise.all([
    staffOf !== undefined ? readProjectsAgenda(staffOf, undefined, span) : [],
    client ? readProjectsAgenda(client.agencyId, client.companyId, span) : [],
    engineerIn.length > 0 ? readEngineerAgenda(engineerIn, caller.uid, span) : [],
    first !== undefined ? readTalentAgenda([first, ...furtherAgencies], caller.uid, span) : [],
  ]);
  const entries = new Map<string, AgendaEntry>();

  for (const entry of lists.flat()) if (!entries.has(entry.id)) entries.set(entry.id, entry);

  return [...entries.values()]
    .map((entry) => ({ ...entry, id: toRecordKey(entry.id) }))
    .sort((a, b) => a.at.localeCompare(b.at));
};
