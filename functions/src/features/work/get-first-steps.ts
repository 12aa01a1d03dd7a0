import { getAgencies } from '@domain/access/roles.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP, VOICE_FINDER_STEP } from '@domain/projects/steps.ts';
import { isOrdered } from '@domain/projects/projects.ts';
import type { FirstStep, FirstStepKind } from '@domain/work/first-steps.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readBilling } from '../../work/collections/billing-information.ts';
import { readBillingTerms } from '../../work/collections/billings.ts';
import { listDemos } from '../../work/collections/demos.ts';
import { countMembers } from '../../work/collections/memberships.ts';
import { findProjects } from '../../work/collections/projects.ts';
import { findLatestVersion } from '../../work/collections/rate-tables.ts';
import { readRates } from '../../work/collections/talent-rates.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { getReaderRole } from './readers.ts';

/** Maximum records scanned for a completed step. */
const LOOKED_AT = 20;

const makeStep = (kind: FirstStepKind, isDone: boolean, path: string): FirstStep => ({ kind, isDone, path });

const getTalentSteps = async (talentId: string): Promise<readonly FirstStep[]> => {
  const [talent, demos, rates, billing] = await Promise.all([
    readTalent(talentId),
    listDemos({ talentId }, undefined, LOOKED_AT),
    readRates(talentId),
    readBilling(talentId),
  ]);

  return [
    makeStep('profile', talent?.isInformationComplete === true, addresses.profileEdit.href()),
    makeStep('demo', demos.length > 0, addresses.demos.href()),
    makeStep(
      'demoApproved',
      demos.some(({ approved }) => approved),
      addresses.demos.href(),
    ),
    makeStep('rates', rates !== undefined, addresses.rates.href()),
    makeStep('billing', billing !== undefined, addresses.billing.href()),
  ];
};

const getClientSteps = async (agencyId: string, companyId: string): Promise<readonly FirstStep[]> => {
  const projects = await findProjects({ agencyId, companyId }, undefined, LOOKED_AT);
  const [latest] = projects;
  const toStep = (number: number) =>
    latest ? addresses.project.href(latest.id, number) : addresses.newProject.href();
  const some = (has: (project: (typeof projects)[number]) => boolean) => projects.some(has);

  return [
    makeStep('project', latest !== undefined, addresses.newProject.href()),
    makeStep(
      'shortlist',
      some((project) => project.progress.shortlisted > 0 || isOrdered(project)),
      toStep(VOICE_FINDER_STEP),
    ),
    makeStep(
      'guests',
      some(({ linkEnabled }) => linkEnabled === true),
      toStep(SELECTION_STEP),
    ),
    makeStep(
      'booking',
      // Cancelling a booking of an order doesn't undo the step.
      some((project) => project.progress.booked > 0 || isOrdered(project)),
      toStep(BOOKING_STEP),
    ),
    makeStep('order', some(isOrdered), toStep(ORDER_STEP)),
  ];
};

const getAdminSteps = async (agencyId: string): Promise<readonly FirstStep[]> => {
  const [agency, terms, version, talents, engineers, clients] = await Promise.all([
    readAgency(agencyId),
    readBillingTerms(agencyId),
    findLatestVersion(agencyId),
    countMembers(agencyId, ['talent']),
    countMembers(agencyId, ['engineer']),
    countMembers(agencyId, ['client']),
  ]);

  return [
    makeStep('brand', Boolean(agency?.logoUrl ?? agency?.accent), addresses.agency.href()),
    makeStep('prices', version > 0, addresses.rateTables.href()),
    makeStep('invoices', terms !== undefined, addresses.billingTerms.href()),
    makeStep('talent', talents > 0, addresses.selfService.href()),
    makeStep('engineer', engineers > 0, addresses.engineers.href()),
    makeStep('client', clients > 0, addresses.clients.href()),
  ];
};

/** Returns the caller's first steps, in all roles. Team members have none: admins set up the agency. */
export const getFirstSteps: Operation<'work.firstSteps'> = async ({ caller }) => {
  const { staffOf, client, talentIn } = getReaderRole(caller);
  const isAdmin = staffOf !== undefined && getAgencies(caller.claims, 'admin').includes(staffOf);
  const lists = await Promise.all([
    isAdmin ? getAdminSteps(staffOf) : [],
    client ? getClientSteps(client.agencyId, client.companyId) : [],
    talentIn.length > 0 ? getTalentSteps(caller.uid) : [],
  ]);
  return lists.flat();
};
