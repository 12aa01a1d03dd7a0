import { getPrincipals, type PrincipalWish } from '@domain/demos/principal.ts';
import type { CurationTicket, DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { sortForReview } from '@domain/demos/review-order.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { queueOutcome } from '../../outgoing/mail/curation-outcome.ts';
import { findOpenTickets } from '../../work/collections/curation-tickets.ts';
import { readDossiers } from '../../work/collections/demo-dossiers.ts';
import { completeDossiers } from '../../work/records/demo-dossiers.ts';
import { findTalentDemos } from '../../work/collections/demos.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { placeOnTicket, type DemoChange } from '../../work/records/ticket-demos.ts';
import { beginFirstTicket, getFirstTicket, type FirstTicket } from './first-ticket.ts';
import type { Work } from '../../work/unit/work.ts';

/** The records that a change of a talent's demo reads: their other demos, and possible tickets. */
export interface DemoContext {
  readonly demos: readonly Demo[];
  readonly tickets: readonly CurationTicket[];
  readonly talent: Talent | undefined;
  readonly dossiers: ReadonlyMap<string, DemoDossier>;
  /** Reviewer and invitations for a new ticket; undefined when none is created. */
  readonly firstTicket: FirstTicket | undefined;
}

/** Reads the context of a change. `before`: undefined for a new demo. `language`: of a new demo, which joins an open ticket in that language. */
export const readDemoContext = async (
  talentId: string,
  work: Work,
  before?: Demo,
  language?: string,
): Promise<DemoContext> => {
  const demos = await findTalentDemos(talentId, work);
  const tickets = await findOpenTickets(demos, work);
  const talent = await readTalent(talentId, work);
  const ending = tickets.find(
    ({ id, assignedTo, waitingDemos }) =>
      id === before?.curationTicketId && assignedTo === null && waitingDemos <= 1,
  );
  const onEnding = ending ? demos.filter(({ curationTicketId }) => curationTicketId === ending.id) : [];
  const dossiers = await readDossiers(
    onEnding.map(({ id }) => id),
    work,
  );
  const joinsOne = tickets.some((ticket) => ticket.language === language);
  const firstTicket = talent && !joinsOne ? await getFirstTicket(talent, work) : undefined;

  return { demos, tickets, talent, dossiers, firstTicket };
};

const updatePrincipals = (work: Work, demos: readonly Demo[], principals: ReadonlySet<string>): void => {
  for (const demo of demos) {
    const isPrincipal = principals.has(demo.id);
    if (isPrincipal !== demo.principalInCategory) work.update(demo, { principalInCategory: isPrincipal });
  }
};

/** Closes an unassigned ticket after its last waiting demo, with dossiers and a notice to the talent; without demos nobody is notified. */
const endTicket = (
  work: Work,
  caller: Caller,
  { tickets, talent, dossiers }: DemoContext,
  ticket: CurationTicket,
  demos: readonly Demo[],
): void => {
  const on = sortForReview(demos.filter(({ curationTicketId }) => curationTicketId === ticket.id));
  const agencyId = getAuditAgencyId(caller, ticket.agencyIds);
  const before = tickets.find(({ id }) => id === ticket.id) ?? null;
  const subject = `curationTickets/${ticket.id}`;
  work.audit({ subject, agencyId }, before, ticket, { action: 'curation.close', by: caller });
  completeDossiers(work, on, dossiers);
  if (talent && on.length > 0) queueOutcome(work, ticket, on, talent, agencyId);
};

/** Writes the effects of a demo's change on the talent's other demos and tickets; returns the demo with its ticket and principal flag. */
export const applyDemoChange = (
  work: Work,
  caller: Caller,
  surroundings: DemoContext,
  { before, after }: DemoChange,
  wish?: PrincipalWish,
): Demo | undefined => {
  const { demos, tickets, firstTicket } = surroundings;
  const id = after?.id ?? before?.id;
  const siblings = demos.filter((demo) => demo.id !== id);
  const principals = getPrincipals(after ? [...siblings, after] : siblings, wish);

  updatePrincipals(work, siblings, principals);

  const reviewerId = firstTicket?.reviewer?.user.id ?? null;
  const { demo: placed, opened, closed } = placeOnTicket(work, tickets, { before, after }, reviewerId);
  if (firstTicket && opened) beginFirstTicket(work, caller, firstTicket, opened);
  for (const ticket of closed)
    endTicket(work, caller, surroundings, ticket, placed ? [...siblings, placed] : siblings);

  return placed && { ...placed, principalInCategory: principals.has(placed.id) };
};
