import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { pageOf, projectKeys } from './preview.ts';
import { castingsInPreview } from './public-link.ts';

/** The castings of a project that are flagged visible and have no passcode; a project without any is not to be known of. */
export const previewProject: Operation<'castings.projectPreview'> = async ({ params: { id: projectId } }) => {
  const castings = await castingsInPreview(projectId);
  const [first] = castings;
  if (!first) throw notFound();
  return pageOf(projectKeys(projectId), first, castings);
};
