import type { Transaction } from 'firebase-admin/firestore';
import { principalsOf, type PrincipalWish } from '@domain/demos/principal.ts';
import type { CurationTicket, DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { inReviewOrder } from '@domain/demos/review-order.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { agencyToTell } from '../../access/own-agencies.ts';
import type { Caller } from '../../access/caller.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { queueOutcome } from '../../mail/curation-outcome.ts';
import { openTicketsOf } from '../../records/curation-tickets.ts';
import { updatePublicDemo } from '../../records/demo-cache.ts';
import { completeDossiers, readDossiers } from '../../records/demo-dossiers.ts';
import { demosOfTalent, updateDemo } from '../../records/demos.ts';
import { prepareRoster, type RosterChange } from '../../records/roster.ts';
import { readTalent } from '../../records/talents.ts';
import { testingAgenciesOf, type TestingAgencies } from '../../records/tested-voices.ts';
import { placeOnTicket, type DemoChange } from '../../records/ticket-demos.ts';
import { beginFirstTicket, firstTicketOf, type FirstTicket } from './first-ticket.ts';

/** All that a change of one of a talent's demos looks at: what stands beside it, and where it may wait. */
export interface Surroundings {
  readonly demos: readonly Demo[];
  readonly tickets: readonly CurationTicket[];
  /** Undefined: their record is gone. */
  readonly talent: Talent | undefined;
  /** Dossiers of the demos on the ticket of the one that is changed, where nobody has it and nothing else on it waits. */
  readonly dossiers: ReadonlyMap<string, DemoDossier>;
  /** Who reviews a ticket that is made now, and the invitations that say so; undefined: none is made. */
  readonly firstTicket: FirstTicket | undefined;
  /** Writes the talent's places in rosters, which count the demos; none of somebody whose record is gone. */
  readonly writeEntries: ((change: RosterChange) => void) | undefined;
  readonly testing: TestingAgencies;
}

/**
 * `before`: the demo that is changed; nothing for one that is made. `language`: of one that is made, which needs no new
 * ticket where one of that language is open: many may come at once, and each looks at no more than it needs.
 */
export const surroundingsOf = async (
  talentId: string,
  transaction: Transaction,
  before?: Demo,
  language?: string,
): Promise<Surroundings> => {
  const demos = await demosOfTalent(talentId, transaction);
  const tickets = await openTicketsOf(demos, transaction);
  const talent = await readTalent(talentId, transaction);
  const ending = tickets.find(
    ({ id, assignedTo, waitingDemos }) =>
      id === before?.curationTicketId && assignedTo === null && waitingDemos <= 1,
  );
  const onEnding = ending ? demos.filter(({ curationTicketId }) => curationTicketId === ending.id) : [];
  const dossiers = await readDossiers(
    onEnding.map(({ id }) => id),
    transaction,
  );
  const joinsOne = tickets.some((ticket) => ticket.language === language);
  const firstTicket = talent && !joinsOne ? await firstTicketOf(talent, transaction) : undefined;
  const writeEntries = talent && (await prepareRoster(talent, transaction));
  const testing = await testingAgenciesOf(talentId, transaction);
  return { demos, tickets, talent, dossiers, firstTicket, writeEntries, testing };
};

/** Has the others say that they stand for their category, or no longer do. */
const updatePrincipals = (
  transaction: Transaction,
  others: readonly Demo[],
  principals: ReadonlySet<string>,
  testing: TestingAgencies,
): void => {
  for (const { id, approved, principalInCategory } of others) {
    const isPrincipal = principals.has(id);
    if (isPrincipal === principalInCategory) continue;
    updateDemo(transaction, id, { principalInCategory: isPrincipal });
    if (approved) updatePublicDemo(transaction, id, { principalInCategory: isPrincipal }, testing);
  }
};

/**
 * Ends a ticket that nobody had, and that is closed by what was done to its last waiting demo, as whoever has one does:
 * its demos have dossiers, and the talent hears what came of them. One without demos is told to nobody.
 */
const endTicket = (
  transaction: Transaction,
  caller: Caller,
  { tickets, talent, dossiers }: Surroundings,
  ticket: CurationTicket,
  demos: readonly Demo[],
): void => {
  const on = inReviewOrder(demos.filter(({ curationTicketId }) => curationTicketId === ticket.id));
  const agencyId = agencyToTell(caller, ticket.agencyIds);
  const before = tickets.find(({ id }) => id === ticket.id) ?? null;
  const subject = `curationTickets/${ticket.id}`;
  recordAudit(transaction, caller, { agencyId, action: 'curation.close', subject, before, after: ticket });
  completeDossiers(transaction, on, dossiers);
  if (talent && on.length > 0) queueOutcome(transaction, ticket, on, talent, agencyId);
};

/**
 * Writes what a change of one demo means for the talent's others and for their tickets, and answers the demo as it is to
 * be written: on its ticket, and standing for its category or not. Everything is read by then.
 */
export const applyDemoChange = (
  transaction: Transaction,
  caller: Caller,
  surroundings: Surroundings,
  { before, after }: DemoChange,
  wish?: PrincipalWish,
): Demo | undefined => {
  const { demos, tickets, firstTicket, writeEntries, testing } = surroundings;
  const id = after?.id ?? before?.id;
  const others = demos.filter((demo) => demo.id !== id);
  const principals = principalsOf(after ? [...others, after] : others, wish);
  updatePrincipals(transaction, others, principals, testing);
  writeEntries?.({ demos: after ? [...others, after] : others });
  const reviewerId = firstTicket?.reviewer?.user.id ?? null;
  const { demo: placed, opened, closed } = placeOnTicket(transaction, tickets, { before, after }, reviewerId);
  if (firstTicket && opened && placed)
    beginFirstTicket(transaction, caller, firstTicket, opened, placed.talentId);
  for (const ticket of closed)
    endTicket(transaction, caller, surroundings, ticket, placed ? [...others, placed] : others);
  return placed && { ...placed, principalInCategory: principals.has(placed.id) };
};
