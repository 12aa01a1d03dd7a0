import { mayRead } from '@domain/access/access.policy.ts';
import { getExampleParts, listExpectedFiles } from '@domain/deliveries/delivery-plan.ts';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findPlannedRecordings } from '../../work/collections/planned-recordings.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import { getPickupPrice } from './pickup-price.ts';

/** Returns a project's files and terms, with the price of a pickup. */
export const getPlan: Operation<'deliveries.plan'> = async ({ caller, params: { id } }) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const [planned, pickup] = await Promise.all([findPlannedRecordings(project), getPickupPrice(project)]);
  const terms = getTerms(project);
  return {
    terms,
    expected: listExpectedFiles(terms.pattern, planned),
    example: getExampleParts(planned),
    pickup,
  };
};

/** Returns the files that a session records; a pickup's price only for readers of the project, which excludes its engineer. */
export const getSessionPlan: Operation<'deliveries.sessionPlan'> = async ({ caller, params: { id } }) => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id));
  const project = await readProject(session.projectId);
  if (!project) throw notFound();

  const terms = getTerms(project);
  const [all, pickup] = await Promise.all([
    findPlannedRecordings(project),
    mayRead(caller, 'projects', project) ? getPickupPrice(project) : null,
  ]);
  const voiceIds = session.roles?.map(({ voiceId }) => voiceId) ?? [session.voiceId];
  const expected = listExpectedFiles(terms.pattern, all).filter(
    ({ voiceId, language }) => language === session.language && voiceIds.includes(voiceId),
  );

  return { terms, expected, example: null, pickup };
};
