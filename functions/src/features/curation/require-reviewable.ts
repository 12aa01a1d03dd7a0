import { getAgencies } from '@domain/access/roles.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';

/** Returns the demo, if the caller reviews it or administers an agency that has it. 404 otherwise, including its talent as engineer. */
export const requireReviewable = (caller: Caller, found: Demo | undefined): Demo => {
  const demo = requireVisible(caller, 'demos', found);
  const isIn = (agencies: readonly string[]): boolean => agencies.some((id) => demo.agencyIds.includes(id));
  const isTheirs = demo.assignedTo === caller.uid && isIn(getAgencies(caller.claims, 'engineer'));
  if (!isTheirs && !isIn(getAgencies(caller.claims, 'admin'))) throw notFound();
  return demo;
};
