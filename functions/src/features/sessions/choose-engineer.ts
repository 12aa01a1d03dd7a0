import type { Span } from '@domain/availability/slot-times.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { getEngagingAgencies, requireEngagedEngineer } from '../../work/access/engaged.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { findEngineers, readEngineer } from '../../work/collections/engineers.ts';
import { readUsers } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** Maximum engineers read per language and agency: far more than any has. */
const ENGINEERS_MAX = 100;

interface ChosenEngineer {
  readonly id: string;
  readonly name: string;
}

/** Returns an agency's active engineers for a language, sorted by name. */
export const findLanguageEngineers = async (
  agencyId: string,
  language: string,
): Promise<readonly Engineer[]> => {
  const { items } = await findEngineers({ agencyId, language }, { current: 1, pageSize: ENGINEERS_MAX });
  const users = await readUsers(items.map(({ id }) => id));
  const engaged = new Set(
    users.flatMap((user) => (user && getEngagingAgencies(user).includes(agencyId) ? user.id : [])),
  );
  return items.filter(({ id }) => engaged.has(id));
};

interface EngineerCriteria {
  readonly agencyId: string;
  /** alpha3. */
  readonly language: string;
  readonly span: Span;
  /** The planned session, whose own time doesn't count as busy. */
  readonly sessionId: string;
  /** A talent can't be their own engineer. */
  readonly talentId: string;
}

/** Returns the named engineer. 422: not one of the agency's for this language; 409: busy. */
export const requireEngineer = async (
  id: string,
  { agencyId, language, span, sessionId, talentId }: EngineerCriteria,
  work: Work,
): Promise<ChosenEngineer> => {
  const [user, engineer] = [await requireEngagedEngineer(agencyId, id, work), await readEngineer(id, work)];
  if (!user || !engineer?.languageTags.includes(language) || id === talentId)
    throw new AppError(422, 'session.otherEngineer', { property: 'engineerId' });

  if (isBooked(await findBookings(id, work), span, [sessionId]))
    throw new AppError(409, 'session.engineerBusy', { property: 'engineerId' });

  return { id, name: engineer.fullName };
};

/** Returns the first free engineer of `candidates`, sorted by name; 409 without one. Clients don't choose. */
export const pickFreeEngineer = async (
  candidates: readonly Engineer[],
  { agencyId, span, sessionId, talentId }: EngineerCriteria,
  work: Work,
): Promise<ChosenEngineer> => {
  for (const { id, fullName } of candidates) {
    if (id === talentId || !(await requireEngagedEngineer(agencyId, id, work))) continue;
    if (!isBooked(await findBookings(id, work), span, [sessionId])) return { id, name: fullName };
  }
  throw new AppError(409, 'session.noEngineer', { property: 'startsAt' });
};
