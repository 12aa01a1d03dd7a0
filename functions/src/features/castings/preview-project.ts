import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { visibleCastingsOf } from '../../records/castings.ts';
import { opaqueKeys } from '../../tokens/opaque-keys.ts';
import { isShownToAll } from './linked-casting.ts';
import { pageOf } from './preview.ts';

/** The castings of a project that are flagged visible and have no passcode; a project without any is not to be known of. */
export const previewProject: Operation<'castings.projectPreview'> = async ({ params: { id: projectId } }) => {
  const [first, ...others] = (await visibleCastingsOf(projectId)).filter(isShownToAll);
  if (!first) throw notFound();
  return pageOf(opaqueKeys(`project/${projectId}`), [first, ...others]);
};
