import type { Company } from '@domain/accounts/accounts.ts';
import type { Casting } from '@domain/castings/castings.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Project } from '@domain/projects/projects.ts';
import { inside, recordIn, findRecords, refTo, type CopiesOf, type Moment } from './moment.ts';

/** Returns the company name a project should have. A company that no longer works with the agency keeps its stored name. */
export const getCompanyName = async (
  moment: Moment,
  { agencyId, companyId, companyName }: Pick<Project, 'agencyId' | 'companyId' | 'companyName'>,
): Promise<string> => {
  const company = await recordIn<Company>(moment, 'companies', companyId);
  return company?.agencyIds.includes(agencyId) ? company.name : companyName;
};

/** Returns the company name copies in castings and sold licences of a project. */
export const companyNamesIn: CopiesOf = async (moment, id) => {
  const project = await recordIn<Project>(moment, 'projects', id);
  if (!project) return [];
  const of = (collection: 'castings' | 'soldLicences') =>
    inside(moment, collection).where('projectId', '==', id);
  const [companyName, castings, sold] = await Promise.all([
    getCompanyName(moment, project),
    findRecords<Pick<Casting, 'id' | 'project'>>(moment, of('castings').select('project')),
    findRecords<Pick<SoldLicence, 'id' | 'companyName'>>(moment, of('soldLicences').select('companyName')),
  ]);
  const agencyIds = [project.agencyId];
  return [
    ...castings.map((casting) => ({
      ref: refTo(moment, 'castings', casting.id),
      agencyIds,
      stored: { 'project.companyName': casting.project.companyName },
      wanted: { 'project.companyName': companyName },
    })),
    ...sold.map((licence) => ({
      ref: refTo(moment, 'soldLicences', licence.id),
      agencyIds,
      stored: { companyName: licence.companyName },
      wanted: { companyName },
    })),
  ];
};
