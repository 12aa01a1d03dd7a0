import type { CastingDemo } from '@domain/castings/castings.ts';
import { isUnderWay, type ConnectionSession } from '@domain/connection/connection.ts';
import { TALLY_MAX, tallyRemovals, type KeptByAgency, type TalentRemoval } from '@domain/talents/removal.ts';
import { getAmountOwed, type Earning } from '@domain/orders/earnings.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { getEntries } from '../../work/collections/audition-entries.ts';
import { findOpenRequestsTo } from '../../work/collections/availability-requests.ts';
import { findAgencyPlaces } from '../../work/collections/casting-demos.ts';
import { readConnectionSession } from '../../work/collections/connection-sessions.ts';
import { findOpenTickets } from '../../work/collections/curation-tickets.ts';
import { findTalentDemos } from '../../work/collections/demos.ts';
import { findAgencyEarnings } from '../../work/collections/earnings.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readProjects } from '../../work/collections/projects.ts';
import { findSessionsWithTalent } from '../../work/collections/recording-sessions.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { findTalentLicences } from '../../work/collections/sold-licences.ts';
import { readDossier } from '../../work/collections/talent-dossiers.ts';
import { readRates } from '../../work/collections/talent-rates.ts';
import { readScore } from '../../work/collections/talent-scores.ts';
import { readTerms } from '../../work/collections/talent-terms.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { isWaiting } from '../../common/cancellation/end-talent-work.ts';
import { excludeBegun } from '../../common/cancellation/cancel-requests.ts';
import { filterUpcomingSessions } from '../../common/cancellation/cancel-sessions.ts';
import { isMoreThanTalent } from './remove-talent.ts';
import type { Work } from '../../work/unit/work.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** One more than the maximum count, to detect that more exist. */
const READ_MAX = TALLY_MAX + 1;

const findKept = async (agencyId: string, talentId: string, work: Work): Promise<readonly KeptByAgency[]> => {
  const stored = {
    rates: await readRates(talentId, work),
    terms: await readTerms(agencyId, talentId, work),
    score: await readScore(agencyId, talentId, work),
    notes: await readDossier(agencyId, talentId, work),
  } as const satisfies Record<KeptByAgency, unknown>;
  return (Object.keys(stored) as KeptByAgency[]).filter((kind) => stored[kind] !== undefined);
};

const getBookedCheck = (check: ConnectionSession | undefined): TalentRemoval['connectionCheck'] =>
  check && isUnderWay(check) && check.bookedFor !== null
    ? { bookedFor: check.bookedFor, timeZone: check.timeZone }
    : null;

const isShown = ({ isWithdrawn = false }: CastingDemo): boolean => !isWithdrawn;

const sumOwed = (earnings: readonly Earning[]): TalentRemoval['unpaid'] => {
  const sums = new Map<string, number>();
  for (const earning of earnings)
    sums.set(earning.currency, (sums.get(earning.currency) ?? 0) + getAmountOwed(earning));
  return [...sums].filter(([, amount]) => amount > 0).map(([currency, amount]) => ({ currency, amount }));
};

/** Returns the effects of removing a talent from the chosen agency, without naming other agencies. */
export const prepareTalentRemoval = operationInSteps('talents.removal', ({ step, caller, params: { id } }) =>
  step(
    async (work) => {
      const agencyId = getAgency(caller);
      const talent = requireVisible(caller, 'talents', await readTalent(id, work));
      const open = await getEntries(agencyId, id, 'open', work, READ_MAX);
      const taken = await getEntries(agencyId, id, 'uploaded', work, READ_MAX);
      const places = await findAgencyPlaces(agencyId, id, work, READ_MAX);
      const requests = excludeBegun(await findOpenRequestsTo(agencyId, [id], work));
      const sessions = await findSessionsWithTalent(agencyId, id, work);
      const projectIds = [...open, ...taken, ...places, ...requests].map(({ projectId }) => projectId);
      const projects = await readProjects([...new Set(projectIds)], work);
      const names = new Map(projects.map((project) => [project.id, project.name]));
      const live = new Map(
        projects.flatMap((project) =>
          project.state === 'Closed' ? [] : [[project.id, project.name] as const],
        ),
      );
      const demos = await findTalentDemos(id, work);
      // A blocked talent is already hidden from the agency's clients.
      const isFound = (await findShownTalents(agencyId, [id], work)).has(id);
      const now = Date.now();
      const today = await getAgencyDay(agencyId, work, now);

      const removal: TalentRemoval = {
        id,
        fullName: talent.fullName,
        auditions: tallyRemovals(open, names, (entry) => isWaiting(entry, now)),
        slots: tallyRemovals(requests, names),
        sessions: filterUpcomingSessions(sessions)
          .toSorted((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis())
          .slice(0, TALLY_MAX)
          .map((session) => ({
            id: session.id,
            projectName: session.projectName,
            character: session.character,
            startsAt: session.startsAt,
          })),
        unpaid: sumOwed(await findAgencyEarnings(agencyId, id, work)),
        licences: (await findTalentLicences(agencyId, id, work)).filter(
          ({ liveThrough }) => liveThrough === null || liveThrough >= today,
        ).length,
        takes: tallyRemovals(taken, names),
        shortlisted: tallyRemovals(places, live, isShown),
        selected: tallyRemovals(places, live, (place) => place.isSelected && isShown(place)).count,
        demos: isFound ? demos.filter(({ approved }) => approved).length : 0,
        tickets: (await findOpenTickets(demos, work)).length,
        connectionCheck: getBookedCheck(await readConnectionSession(id, work)),
        kept: await findKept(agencyId, id, work),
        isOnlyAgency: talent.agencyIds.every((text) => text === agencyId),
        keepsAccount: isMoreThanTalent(await readMemberships(id, work)),
      };

      return serialise(removal);
    },
    { action: null },
  ),
);
