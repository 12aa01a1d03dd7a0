import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readProject } from '../../work/collections/projects.ts';
import { getLicenceOptions } from './licence-options.ts';

export const showOptions: Operation<'pricing.options'> = async ({ caller, params: { id }, locale }) => {
  const { agencyId } = requireVisible(caller, 'projects', await readProject(id));
  return getLicenceOptions(agencyId, locale);
};
