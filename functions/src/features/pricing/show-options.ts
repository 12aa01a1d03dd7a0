import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';
import { licenceOptions } from './licence-options.ts';

export const showOptions: Operation<'pricing.options'> = async ({ caller, params: { id }, locale }) => {
  const { agencyId } = visibleTo(caller, 'projects', await readProject(id));
  return licenceOptions(agencyId, locale);
};
