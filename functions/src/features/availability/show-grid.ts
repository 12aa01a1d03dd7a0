import {
  sortFromWest,
  getLocalDay,
  spansOverlap,
  getSlotSpan,
  type Span,
} from '@domain/availability/slot-times.ts';
import { SLOT_LABELS } from '@domain/availability/slots.ts';
import type { AvailabilityRequest, Calendar } from '@domain/availability/availability.ts';
import { filterBookingsInSlot } from '@domain/availability/booked-span.ts';
import type { AvailabilityGrid, GridSlot } from '@domain/availability/grid.ts';
import { isAway } from '@domain/rates/vacations.ts';
import type { Vacation } from '@domain/rates/rates.ts';
import { getCanonicalZone } from '@domain/values/time-zones.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getTalentZone } from '../../outgoing/mail/talent-zone.ts';
import { findOpenRequestsTo } from '../../work/collections/availability-requests.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { findVacations } from '../../work/collections/vacations.ts';
import { findEngineersByLanguage, type FreeEngineers } from './free-engineers.ts';
import { readPlaces } from './places.ts';
import { toSpan } from './ranges.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** A talent's busy times, their time zone, and who may see them. */
interface Plans {
  readonly zone: string;
  readonly vacations: readonly Vacation[];
  readonly bookings: Calendar['bookings'];
  /** Open and accepted requests by the agency. */
  readonly standing: readonly AvailabilityRequest[];
  /** Slots of other requests by the agency. */
  readonly held: readonly (Span & { readonly castingId: string })[];
}

/** `elsewhere`: by another agency, which is shown only as not free. */
type SlotStatus = 'free' | 'away' | 'held' | 'booked' | 'elsewhere';

/** Scope of the grid: an agency and some of its castings. */
interface GridQuery {
  readonly agencyId: string;
  readonly castingIds: readonly string[];
}

const getStanding = (
  { zone, vacations, bookings, standing, held }: Plans,
  span: Span,
  { agencyId, castingIds }: GridQuery,
): SlotStatus => {
  const agencyBookings = Object.fromEntries(
    Object.entries(bookings).filter(([, calendarBooking]) => calendarBooking.agencyId === agencyId),
  );
  const sharing = castingIds.flatMap((id) => filterBookingsInSlot(standing, id, span)).map(({ id }) => id);
  if (isBooked(agencyBookings, span, sharing)) return 'booked';
  if (isBooked(bookings, span, sharing)) return 'elsewhere';

  const days = [getLocalDay(span.from, zone), getLocalDay(span.to - 1, zone)];
  const away = vacations.filter((vacation) => days.some((day) => isAway([vacation], day)));
  if (away.some(({ agencyIds }) => agencyIds.includes(agencyId))) return 'away';
  if (away.length > 0) return 'elsewhere';

  // A recording may cover several roles of a casting in exactly the same slot.
  const shares = ({ castingId, from, to }: Plans['held'][number]) =>
    castingIds.includes(castingId) && from === span.from && to === span.to;

  return held.some((item) => spansOverlap(span, item) && !shares(item)) ? 'held' : 'free';
};

/** Returns the plans of each talent. Requests for the roles in question don't make them busy. */
const getPlans = async (
  talentIds: readonly string[],
  agencyId: string,
  isOwn: (request: AvailabilityRequest) => boolean,
): Promise<readonly Plans[]> => {
  const openRequests = await findOpenRequestsTo(agencyId, talentIds);

  return Promise.all(
    talentIds.map(async (id) => {
      const [zone, vacations, bookings] = await Promise.all([
        getTalentZone(id),
        findVacations(id),
        findBookings(id),
      ]);
      const requests = openRequests.filter(({ talentId }) => talentId === id);
      const requestIds = new Set(requests.filter(isOwn).map((request) => request.id));

      return {
        zone,
        vacations,
        bookings: Object.fromEntries(
          Object.entries(bookings).filter(([request]) => !requestIds.has(request)),
        ),
        standing: requests,
        held: requests
          .filter(({ state, id: request }) => state === 'requested' && !requestIds.has(request))
          .flatMap(({ castingId, timeRanges, timeZone }) =>
            timeRanges.map((range) => ({ castingId, ...toSpan(range, timeZone) })),
          ),
      };
    }),
  );
};

const toSlot = (
  slot: Pick<GridSlot, 'label'> & { readonly span: Span },
  plans: readonly Plans[],
  engineers: FreeEngineers,
  { showsReasons, ...query }: GridQuery & { readonly showsReasons: boolean },
): GridSlot => {
  const standings = plans.map((plan) => getStanding(plan, slot.span, query));
  const count = (status: SlotStatus) => standings.filter((slotStatus) => slotStatus === status).length;

  return {
    label: slot.label,
    startsAt: new Date(slot.span.from).toISOString(),
    endsAt: new Date(slot.span.to).toISOString(),
    free: count('free'),
    taken: showsReasons ? { away: count('away'), held: count('held'), booked: count('booked') } : null,
    engineers: engineers.freeAt(slot.span),
  };
};

/** Returns the availability grid. Clients see only how many are free; staff also their agency's reasons. Work for other agencies stays hidden. */
export const showGrid = operationInSteps(
  'availability.grid',
  async ({
    step,
    caller,
    params: { projectId },
    query: { castingDemoIds, days, timeZone },
  }): Promise<AvailabilityGrid> => {
    const { agencyId } = requireActiveProject(
      requireVisible(caller, 'projects', await readProject(projectId)),
    );
    const ids = [...new Set(castingDemoIds.split(','))];
    const places = await step((work) => readPlaces(projectId, agencyId, ids, work), { action: null });
    const isOwn = ({ castingId, voiceId }: AvailabilityRequest): boolean =>
      places.some((place) => place.castingId === castingId && place.voiceId === voiceId);
    const talentIds = [...new Set(places.map(({ talentId }) => talentId))];
    const castingIds = [...new Set(places.map(({ castingId }) => castingId))];
    const [plans, engineers] = await Promise.all([
      getPlans(talentIds, agencyId, isOwn),
      findEngineersByLanguage(agencyId, projectId, castingIds),
    ]);
    const view = { agencyId, castingIds, showsReasons: isStaffIn(caller, agencyId) };
    const shown = [...new Set(days.split(','))].sort();

    return {
      talents: talentIds.length,
      talentZones: sortFromWest(
        plans.map(({ zone }) => getCanonicalZone(zone)),
        Date.parse(`${shown[0] ?? ''}T12:00:00Z`),
      ),
      engineers: engineers.count,
      days: shown.map((day) => ({
        day,
        slots: SLOT_LABELS.map((label) =>
          toSlot({ label, span: getSlotSpan({ day, label }, timeZone) }, plans, engineers, view),
        ),
      })),
    };
  },
);
