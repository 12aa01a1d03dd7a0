import { Timestamp } from 'firebase-admin/firestore';
import { AGENDA_DAYS, type AgendaEntry } from '@domain/work/agenda.ts';
import type { Operation } from '../../operation.ts';
import { keyOfRecord } from '../../tokens/record-keys.ts';
import { agendaOfProjects } from './agenda-of-projects.ts';
import { agendaOfEngineer, agendaOfTalent } from './agenda-of-talents.ts';
import { readerOf } from './readers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the caller's next days in all roles, earliest first, without duplicates. Entries have keys, because ids may contain those of projects. */
export const agenda: Operation<'work.agenda'> = async ({ caller, query }) => {
  const from = Timestamp.fromDate(new Date(query.from));
  const span = { from, until: Timestamp.fromMillis(from.toMillis() + AGENDA_DAYS * DAY_MS) };
  const { staffOf, client, talentIn, engineerIn } = readerOf(caller);
  const [first, ...others] = talentIn;
  const lists = await Promise.all([
    staffOf !== undefined ? agendaOfProjects(staffOf, undefined, span) : [],
    client ? agendaOfProjects(client.agencyId, client.companyId, span) : [],
    engineerIn.length > 0 ? agendaOfEngineer(engineerIn, caller.uid, span) : [],
    first !== undefined ? agendaOfTalent([first, ...others], caller.uid, span) : [],
  ]);
  const entries = new Map<string, AgendaEntry>();
  for (const entry of lists.flat()) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  return [...entries.values()]
    .map((entry) => ({ ...entry, id: keyOfRecord(entry.id) }))
    .sort((one, other) => one.at.localeCompare(other.at));
};
