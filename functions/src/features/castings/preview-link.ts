import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { pageBehind } from './preview.ts';
import { isShownToAll, projectLink } from './public-link.ts';

/**
 * What the preview of a project shows, behind the project's own link. 403 for a link with a passcode: whoever knows it
 * comes in by `guests.open`.
 */
export const previewLink: Operation<'castings.linkPreview'> = async ({ params: { urlIdentifier } }) => {
  const link = await projectLink(urlIdentifier);
  if (!isShownToAll(link)) throw new AppError(403, 'preview.passcode');
  return pageBehind(link);
};
