import { agenciesOf } from '@domain/access/roles.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { reach } from '../../access/reach.ts';
import type { Session } from '../../access/session.ts';
import { notFound } from '../../errors/app-error.ts';

/**
 * The demo, if the caller reviews it or is an admin of an agency that has it. 404 otherwise: also for its talent, who may be
 * an engineer besides.
 */
export const reviewable = (session: Session, found: Demo | undefined): Demo => {
  const demo = reach(session, 'demos', found);
  const isIn = (agencies: readonly string[]): boolean => agencies.some((id) => demo.agencyIds.includes(id));
  const isTheirs = demo.assignedTo === session.uid && isIn(agenciesOf(session.claims, 'engineer'));
  if (!isTheirs && !isIn(agenciesOf(session.claims, 'admin'))) throw notFound();
  return demo;
};
